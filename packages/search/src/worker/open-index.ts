import { createSearch, type Search } from '../finding/create-search.ts';
import { type Table, unpackTable } from '../finding/table.ts';
import { createPagefindText, type Pagefind } from './pagefind-text.ts';

export type OpenIndex = {
  search: Search;
  /** Fetches what no search has needed yet, so that later ones need no network. */
  fetchRest(): Promise<void>;
};

type Parts = {
  /** The folder of the index, e.g. `https://developers.example.org/search-data/1a2b3c/` */
  address: string;
  pagefind: Pagefind;
  fetch: (url: string) => Promise<Response>;
};

/** Rejects when the index is not there. */
export async function openIndex({ address, pagefind, fetch }: Parts): Promise<OpenIndex> {
  const load = async (path: string): Promise<unknown> => {
    const response = await fetch(address + path);
    if (!response.ok) throw new Error(`${response.status} for ${path}`);
    return response.json();
  };
  const [table, vocabulary] = (await Promise.all([load('table.json'), load('words.json')])) as [
    Table,
    string[],
  ];
  const texts = new Map<number, Promise<readonly string[]>>();
  const loadTexts = (first: number): Promise<readonly string[]> => {
    const loading = texts.get(first) ?? (load(`texts/${first}.json`) as Promise<readonly string[]>);
    texts.set(first, loading);
    // A reader without excerpts still has the results.
    return loading.catch(() => {
      texts.delete(first);
      return [];
    });
  };
  return {
    search: createSearch({
      entries: unpackTable(table),
      vocabulary,
      fullText: createPagefindText(pagefind, { address, ids: table.ids }),
      async loadText(record) {
        const first = table.texts.findLast((number) => number <= record) ?? 0;
        return (await loadTexts(first))[record - first] ?? '';
      },
    }),
    async fetchRest() {
      for (const path of table.files) await fetch(address + path);
    },
  };
}
