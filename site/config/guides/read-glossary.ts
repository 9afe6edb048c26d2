import type { Portal } from '@portal/portal';
import {
  headingIds,
  type PageSource,
  parseMdx,
  readHeading,
  readPageSources,
  termNames,
} from '@portal/search/records';

export type Term = {
  /** e.g. `/docs/glossary#aggregation` */
  address: string;
  /** What it is called, e.g. `['Aggregation', 'facet']` */
  names: readonly string[];
};

/** The portal's glossary: its page, as a sidebar names it, and its terms. None if it has none. */
export type Glossary = { page: string; terms: readonly Term[] };

/**
 * A heading of the glossary is a term; commas separate its names. One in code is the name of a
 * parameter: guides write it as code, which is never linked.
 */
export async function readGlossary(
  { glossary }: Pick<Portal, 'glossary'>,
  docs: string,
): Promise<Glossary | undefined> {
  if (glossary === undefined) return undefined;
  const found = (await readPageSources(docs, '/docs')).find(({ path }) => path === glossary);
  if (!found) {
    throw new Error(
      `portal.ts: glossary: there is no page ${glossary}; add it or remove the field`,
    );
  }
  return { page: found.file, terms: termsOf(found) };
}

function termsOf({ path, source }: Pick<PageSource, 'path' | 'source'>): Term[] {
  return [...headingIds(parseMdx(source))]
    .filter(([{ children }]) => children.every(({ type }) => type !== 'inlineCode'))
    .map(([heading, id]) => ({
      address: `${path}#${id}`,
      names: termNames(readHeading(heading).text),
    }));
}
