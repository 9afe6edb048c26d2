import { type OpenIndex, openIndex } from './open-index.ts';
import type { SearchReply, SearchRequest } from './protocol.ts';

declare const self: DedicatedWorkerGlobalScope;

/** Set by the build. */
declare const SEARCH_BUILD: string;

const address = new URL(`search-data/${SEARCH_BUILD}/`, self.location.href).href;
const open = (): Promise<OpenIndex> => openIndex({ address, fetch: (url) => fetch(url) });

let newest = 0;
// Before anything is typed: the worker starts when a reader is about to search.
let index: Promise<OpenIndex> | undefined = open();
index.catch(() => {
  index = undefined;
});

self.addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  newest = data.id;
  void reply(data);
});

async function reply({ id, query, most }: SearchRequest): Promise<void> {
  index ??= open();
  try {
    const { search, loadTexts } = await index;
    if (id !== newest) return;
    const { answer, withExcerpts } = search(query, { most });
    post({ id, answer });
    // A reader still has the results without excerpts.
    const texts = await loadTexts().catch(() => undefined);
    if (texts && id === newest) post({ id, answer: withExcerpts(texts) });
  } catch {
    index = undefined;
    post({ id, answer: 'unavailable' });
  }
}

function post(message: SearchReply): void {
  self.postMessage(message);
}
