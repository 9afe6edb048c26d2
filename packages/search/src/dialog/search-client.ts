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

/** Starts the worker with the first query, and again with the next where it could not be loaded. */
export function createSearchClient(startWorker: () => SearchWorker): SearchClient {
  let worker: SearchWorker | undefined;
  let newest: { id: number; tell: (outcome: Outcome) => void } | undefined;
  let asked = 0;

  function start(): SearchWorker {
    const started = startWorker();
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
      try {
        worker ??= start();
        worker.postMessage({ id: asked, query });
      } catch {
        tell('unavailable');
      }
    },
  };
}
