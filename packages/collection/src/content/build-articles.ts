import type { ArticleEntry } from '../read/read-content.ts';
import type { Article, Summary } from '../records/record-types.ts';
import { uidOf } from './editorial-names.ts';
import type { Editors } from './editors.ts';
import { linkedWork } from './link-works.ts';

export type BuiltArticle = { article: Article; summary: Summary };

export function buildArticle(entry: ArticleEntry, editors: Editors): BuiltArticle {
  const { ids, finder } = editors;
  const key = `article ${entry.title}`;
  const id = ids.content(key, entry.id);
  const uid = uidOf(entry.title);
  const about = entry.about ?? [];
  const works = finder.works(about, key, 1 + (entry.title.length % 4));
  return {
    article: {
      type: 'Article',
      id,
      uid,
      title: entry.title,
      ...(entry.caption && { caption: entry.caption }),
      format: editors.names.named('ArticleFormat', entry.format),
      publicationDate: `${entry.date}:00+0000`,
      contributors: Object.entries(entry.contributors ?? {}).map(([name, role]) =>
        contributor(name, role, editors),
      ),
      image: editors.picture(about, key),
      ...(entry.series && { seriesTitle: entry.series }),
    },
    summary: {
      type: 'Article',
      id,
      uid,
      title: entry.title,
      ...(entry.description && { description: entry.description }),
      linkedWorks: works.map(linkedWork),
    },
  };
}

function contributor(name: string, role: string, { names }: Editors) {
  const [, label = name, body] = /^(.*?)( \[Organisation\])?$/.exec(name) ?? [];
  return {
    type: 'Contributor' as const,
    contributor: names.named(body ? 'Organisation' : 'Person', label),
    role: names.named('EditorialContributorRole', role),
  };
}
