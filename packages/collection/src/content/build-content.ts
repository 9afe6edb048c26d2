import type { ContentSources } from '../read/read-content.ts';
import type { Article, Event, Summary } from '../records/record-types.ts';
import { buildArticle } from './build-articles.ts';
import { buildEvent, buildExhibition } from './build-events.ts';
import { uidOf } from './editorial-names.ts';
import type { Editors } from './editors.ts';
import { linkedWork } from './link-works.ts';

export type Content = {
  articles: Article[];
  events: Event[];
  /** Everything that `/all` covers, grouped by type, in the order it was written. */
  summaries: Summary[];
  /** Ids of content that used to be published. */
  withdrawn: string[];
};

export function buildContent(sources: ContentSources, editors: Editors): Content {
  const shown = sources.articles.filter(({ withdrawn }) => !withdrawn);
  const articles = shown.map((entry) => buildArticle(entry, editors));
  const exhibitions = sources.exhibitions.map((entry) => buildExhibition(entry, editors));
  const events = sources.events.map((entry) => buildEvent(entry, editors));
  const withdrawn = sources.articles.filter((entry) => entry.withdrawn);
  return {
    articles: articles.map(({ article }) => article),
    events: [...events, ...exhibitions].map(({ event }) => event),
    summaries: [
      ...[...articles, ...events, ...exhibitions].map(({ summary }) => summary),
      ...otherSummaries(sources, editors),
    ],
    withdrawn: withdrawn.map(({ id, title }) => editors.ids.content(`article ${title}`, id)),
  };
}

type Plain = { id?: string | undefined; title: string; description?: string | undefined };
type Linked = Plain & { about?: string[] | undefined };

function otherSummaries(sources: ContentSources, { ids, finder }: Editors): Summary[] {
  function plain(kind: string, entry: Plain) {
    return {
      id: ids.content(`${kind} ${entry.title}`, entry.id),
      uid: uidOf(entry.title),
      title: entry.title,
      ...(entry.description && { description: entry.description }),
      linkedWorks: [],
    };
  }

  function linked(kind: string, entry: Linked) {
    const works = finder.works(entry.about ?? [], `${kind} ${entry.title}`, 4);
    return { ...plain(kind, entry), linkedWorks: works.map(linkedWork) };
  }

  return [
    ...sources.books.map((entry) => ({
      type: 'Book' as const,
      ...linked('book', entry),
      contributors: entry.contributors.join(', '),
    })),
    ...sources.pages.map((entry) => ({
      type: 'Page' as const,
      ...linked('page', entry),
      tags: entry.tags,
    })),
    ...sources.projects.map((entry) => ({
      type: 'Project' as const,
      ...linked('project', entry),
      format: entry.format,
    })),
    ...sources.seasons.map((entry) => ({ type: 'Season' as const, ...linked('season', entry) })),
    ...sources.visualStories.map((entry) => ({
      type: 'Visual story' as const,
      ...linked('visual story', entry),
    })),
    ...sources.exhibitionTexts.map((entry) => ({
      type: 'Exhibition text' as const,
      ...plain('exhibition text', entry),
    })),
    ...sources.highlightTours.flatMap(({ audioId, bslId, exhibition, description }) => [
      {
        type: 'Exhibition highlight tour' as const,
        ...plain('tour', { id: audioId, title: `${exhibition} audio highlight tour`, description }),
        highlightTourType: 'audio' as const,
      },
      {
        type: 'Exhibition highlight tour' as const,
        ...plain('tour', {
          id: bslId,
          title: `${exhibition} British Sign Language tour`,
          description,
        }),
        highlightTourType: 'bsl' as const,
      },
    ]),
  ];
}
