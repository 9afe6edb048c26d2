import { createSearch, type Search } from '../finding/create-search.ts';
import { type Table, unpackTable } from '../finding/table.ts';
import { openText, type TextIndex } from '../finding/text-index.ts';

/** The file `index.json`: what finding needs. */
export type SearchIndex = { table: Table; text: TextIndex };

type Parts = {
  /** The folder of the index, e.g. `https://developers.example.org/search-data/1a2b3c/` */
  address: string;
  fetch: (url: string) => Promise<Response>;
};

export type OpenIndex = {
  search: Search;
  /** The texts of all records, for excerpts; fetched once, and again after a failure. */
  loadTexts(): Promise<readonly string[]>;
};

/** Rejects when the index is not there. */
export async function openIndex({ address, fetch }: Parts): Promise<OpenIndex> {
  const load = async (path: string): Promise<unknown> => {
    const response = await fetch(address + path);
    if (!response.ok) throw new Error(`${response.status} for ${path}`);
    return response.json();
  };
  const { table, text } = (await load('index.json')) as SearchIndex;
  let texts: Promise<readonly string[]> | undefined;
  return {
    search: createSearch({ entries: unpackTable(table), fullText: openText(text) }),
    loadTexts() {
      texts ??= load('texts.json').then(
        (list) => list as readonly string[],
        (error: unknown) => {
          texts = undefined;
          throw error;
        },
      );
      return texts;
    },
  };
}
