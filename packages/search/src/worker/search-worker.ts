import { createInstance } from '@generated/pagefind-program';
import { createKeptFetch } from './kept-fetch.ts';
import { type OpenIndex, openIndex } from './open-index.ts';
import type { SearchReply, SearchRequest } from './protocol.ts';

declare const self: DedicatedWorkerGlobalScope;

/** Put in by the build. */
declare const SEARCH_BUILD: string;

/** Milliseconds after the first answer, so that nothing a reader waits for comes later. */
const quiet = 2000;
const address = new URL(`search-data/${SEARCH_BUILD}/`, self.location.href).href;
const fetch = createKeptFetch(self.fetch.bind(self));
// Pagefind's program fetches by the global name.
self.fetch = (input) => fetch(String(input));

let index: Promise<OpenIndex> | undefined;
let isRestFetched = false;
let newest = 0;

self.addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  newest = data.id;
  void reply(data);
});

async function reply({ id, query }: SearchRequest): Promise<void> {
  index ??= openIndex({ address, pagefind: { createInstance }, fetch });
  try {
    const { search, fetchRest } = await index;
    if (id !== newest) return;
    const { answer, withExcerpts } = await search(query);
    post({ id, answer });
    post({ id, answer: await withExcerpts() });
    // For a reader who goes offline with this page open; one who saves data is left alone.
    if (isRestFetched || savesData()) return;
    isRestFetched = true;
    setTimeout(() => void fetchRest().catch(() => undefined), quiet);
  } catch {
    index = undefined;
    post({ id, answer: 'unavailable' });
  }
}

function post(message: SearchReply): void {
  self.postMessage(message);
}

function savesData(): boolean {
  const { connection } = self.navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
