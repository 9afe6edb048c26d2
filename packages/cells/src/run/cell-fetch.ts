/** A request in, a response out: the browser's own `fetch`, or the sandbox in this process. */
export type RunnerFetch = (request: Request) => Response | Promise<Response>;

/** The runner's `fetch`, aborted when the current run is stopped. */
export function stoppableFetch(
  fetch: RunnerFetch,
  signal: () => AbortSignal | undefined,
): RunnerFetch {
  return async (request) => {
    const stop = signal();
    stop?.throwIfAborted();
    if (!stop) return fetch(request);
    const response = await fetch(new Request(request, { signal: either(stop, request.signal) }));
    stop.throwIfAborted();
    return response;
  };
}

/** `AbortSignal.any`, which is newer than some of the browsers this must run in. */
function either(...signals: AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    const abort = (): void => controller.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true, signal: controller.signal });
  }
  return controller.signal;
}

/** `fetch` as cells call it. */
export type CellFetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

export function createCellFetch(fetch: RunnerFetch): CellFetch {
  // Awaited, so that the stack of an error names the cell.
  return async (input, init) => await fetch(new Request(input, init));
}
