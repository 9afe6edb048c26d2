import { createPageData, type PageData } from '../page/page-data.ts';
import type { DescribedApi } from './described-api.ts';
import type { ReadApi } from './read-api.ts';

/** The APIs that are shown, each read once, when it is first wanted. */
export type Library = {
  read: (id: string) => Promise<ReadApi>;
  data: PageData;
  /** Ends what is being read. What is wanted afterwards is read again. */
  close: () => void;
};

/** The parsers are as large as all else together, so a program does not load them at its start. */
async function readNow(api: DescribedApi, signal: AbortSignal): Promise<ReadApi> {
  const { readApi } = await import('./read-api.ts');
  return readApi(api, document.baseURI, signal);
}

export function createLibrary(apis: readonly DescribedApi[]): Library {
  const reading = new Map<string, Promise<ReadApi>>();
  let stop = new AbortController();

  function read(id: string): Promise<ReadApi> {
    const known = reading.get(id);
    if (known) return known;
    const api = apis.find((one) => one.id === id);
    if (!api) return Promise.reject(new Error(`There is no API ${id}.`));
    const begun = readNow(api, stop.signal);
    reading.set(id, begun);
    // The next try reads it again.
    begun.catch(() => reading.get(id) === begun && reading.delete(id));
    return begun;
  }

  async function readableIds(): Promise<string[]> {
    const ids = apis.map(({ id }) => id);
    const results = await Promise.allSettled(ids.map(read));
    return ids.filter((_, index) => results[index]?.status === 'fulfilled');
  }

  return {
    read,
    data: createPageData({
      // A description that cannot be read must not keep the consoles of others from opening.
      loadIds: readableIds,
      loadEntry: async (key) => (await read(key)).entry,
      loadIndex: async () => undefined,
      loadOutline: async () => undefined,
    }),
    close() {
      stop.abort();
      stop = new AbortController();
      reading.clear();
    },
  };
}
