import type { FullText } from '../finding/ports.ts';

/** What we use of Pagefind's program. */
export type Pagefind = {
  createInstance(options: {
    basePath: string;
    language: string;
    /** Stands after `pagefind-entry.json?ts=`; the time of day unless given. */
    metaCacheTag: string;
    /** It runs where it is called: the worker is ours. */
    noWorker: true;
    ranking?: Record<string, unknown>;
  }): { search(words: string): Promise<{ results: { id: string; score: number }[] }> };
};

/** Shorter texts are not better texts: many records are one sentence long. */
const ranking = { pageLength: 0.3, termSimilarity: 2, metaWeights: { title: 5, names: 2 } };

/** @param ids Pagefind's names of the records, by their number */
export function createPagefindText(
  { createInstance }: Pagefind,
  { address, ids }: { address: string; ids: readonly string[] },
): FullText {
  const instance = createInstance({
    basePath: address,
    language: 'en',
    metaCacheTag: '1',
    noWorker: true,
    ranking,
  });
  const records = new Map(ids.map((id, record) => [id, record]));
  return {
    async find(words) {
      const { results } = await instance.search(words);
      return results.flatMap(({ id, score }) => {
        const record = records.get(id);
        return record === undefined ? [] : [{ record, score }];
      });
    },
  };
}
