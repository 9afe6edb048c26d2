import type { Answer } from '../model.ts';
import type { SearchReply, SearchRequest } from '../worker/protocol.ts';

export type Outcome = Answer | 'unavailable';

export type SearchClient = {
  /**
   * Reports what is found, at most so many of each group, twice if excerpts come later; stops once
   * another query is asked.
   */
  search(query: string, most: number, tell: (outcome: Outcome) => void): void;
  /** Starts loading before anything is typed. */
  start(): void;
};

/** As much of a worker as is used here. */
export type SearchWorker = EventTarget & {
  postMessage(request: SearchRequest): void;
  terminate(): void;
};

export type ClientOptions = {
  /** Milliseconds after which a worker is replaced, if the index may change. */
  freshFor?: number;
  now?: () => number;
};

/** Keeps one worker, and starts another with the next query if it could not be loaded. */
export function createSearchClient(
  startWorker: () => SearchWorker,
  { freshFor = Number.POSITIVE_INFINITY, now = Date.now }: ClientOptions = {},
): SearchClient {
  let worker: SearchWorker | undefined;
  let startedAt = 0;
  let newest: { id: number; tell: (outcome: Outcome) => void } | undefined;
  let asked = 0;

  function startNew(): SearchWorker {
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

  function ensure(): SearchWorker {
    if (now() - startedAt > freshFor) {
      worker?.terminate();
      worker = undefined;
    }
    worker ??= startNew();
    return worker;
  }

  return {
    search(query, most, tell) {
      asked += 1;
      newest = { id: asked, tell };
      try {
        ensure().postMessage({ id: asked, query, most });
      } catch {
        tell('unavailable');
      }
    },
    start() {
      try {
        ensure();
      } catch {
        // The first query tries again, and can report a failure.
      }
    },
  };
}
