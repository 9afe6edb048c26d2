import type { Article, Collection, Event, Summary } from '../collection.ts';
import { createContentList } from './content-list.ts';

/** The three lists of content, each with its own facets and order. */
export function createContentLists({ articles, events, summaries }: Collection) {
  return {
    articles: articleList(articles, summaries),
    events: eventList(events, summaries),
    all: createContentList({
      items: summaries,
      texts: ({ title, description = '' }) => ({ title, people: '', words: description }),
      facets: {},
      limits: {},
      timeOf: () => 0,
    }),
  };
}

function articleList(articles: readonly Article[], summaries: readonly Summary[]) {
  const descriptions = descriptionsOf(summaries);
  return createContentList({
    items: articles,
    texts: ({ id, title, caption = '', contributors, seriesTitle = '' }) => ({
      title,
      people: contributors.map(({ contributor }) => contributor?.label ?? '').join('\n'),
      words: [caption, seriesTitle, descriptions.get(id) ?? ''].join('\n'),
    }),
    facets: {
      format: ({ format }) => [format],
      'contributors.contributor': ({ contributors }) =>
        contributors.flatMap(({ contributor }) => (contributor ? [contributor] : [])),
    },
    limits: { format: 20, 'contributors.contributor': 20 },
    timeOf: ({ publicationDate }) => Date.parse(publicationDate.replace('+0000', 'Z')),
  });
}

function eventList(events: readonly Event[], summaries: readonly Summary[]) {
  const descriptions = descriptionsOf(summaries);
  return createContentList({
    items: events,
    texts: ({ id, title, series }) => ({
      title,
      people: series.flatMap(({ contributors = [] }) => contributors).join('\n'),
      words: [descriptions.get(id) ?? '', ...series.map((one) => one.title)].join('\n'),
    }),
    facets: {
      format: ({ format }) => [format],
      audience: ({ audiences }) => audiences,
      interpretation: ({ interpretations }) => interpretations,
      location: ({ locations }) => locations.attendance,
      isAvailableOnline: ({ isAvailableOnline: value }) => [
        { type: 'OnlineAvailabilityBoolean', value, label: 'Catch-up event' },
      ],
    },
    limits: { format: 20, audience: 10, interpretation: 20, location: 3, isAvailableOnline: 2 },
    timeOf: ({ times }) => Date.parse(times[0]?.startDateTime ?? ''),
  });
}

function descriptionsOf(summaries: readonly Summary[]): Map<string, string> {
  return new Map(summaries.map(({ id, description = '' }) => [id, description]));
}
