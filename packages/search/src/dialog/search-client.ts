import type { Answer } from '../model.ts';
import type { SearchReply, SearchRequest } from '../worker/protocol.ts';

export type Outcome = Answer | 'unavailable';

export type SearchClient = {
  /** Tells what is found, twice where excerpts come later; no more once another query is asked. */
  search(query: string, tell: (outcome: Outcome) => void): void;
};

/** As much of a worker as is used here. */
export type SearchWorker = EventTarget & {
  postMessage(request: SearchRequest): void;
  terminate(): void;
};

export type ClientOptions = {
  /** Milliseconds after which a worker is replaced, where the index may change. */
  freshFor?: number;
  now?: () => number;
};

/** Starts the worker with the first query, and again with the next where it could not be loaded. */
export function createSearchClient(
  startWorker: () => SearchWorker,
  { freshFor = Number.POSITIVE_INFINITY, now = Date.now }: ClientOptions = {},
): SearchClient {
  let worker: SearchWorker | undefined;
  let startedAt = 0;
  let newest: { id: number; tell: (outcome: Outcome) => void } | undefined;
  let asked = 0;

  function start(): SearchWorker {
    const started = startWorker();
    startedAt = now();
    started.addEventListener('message', (event) => {
      const { id, answer } = (event as MessageEvent<SearchReply>).data;
      if (id === newest?.id) newest.tell(answer);
    });
    started.addEventListener('error', () => {
      started.terminate();
      worker = undefined;
      newest?.tell('unavailable');
    });
    return started;
  }

  return {
    search(query, tell) {
      asked += 1;
      newest = { id: asked, tell };
      if (now() - startedAt > freshFor) {
        worker?.terminate();
        worker = undefined;
      }
      try {
        worker ??= start();
        worker.postMessage({ id: asked, query });
      } catch {
        tell('unavailable');
      }
    },
  };
}
