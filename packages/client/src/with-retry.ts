import { wait as realWait, type Wait } from './wait.ts';

/** A request in, a response out: the global `fetch`, or a handler that runs in this process. */
export type Fetch = (request: Request) => Response | Promise<Response>;

export type RetryOptions = {
  /** How often a request is sent at most, the first time included. 4 unless told otherwise. */
  tries?: number;
  /** Milliseconds before the second try; doubled each time. 500 unless told otherwise. */
  firstDelay?: number;
  /** No wait is longer than this many milliseconds. 30,000 unless told otherwise. */
  maxDelay?: number;
  wait?: Wait;
  now?: () => number;
  random?: () => number;
};

const busy = new Set([429, 503]);
/** Sent twice, these have the effect of once. */
const repeatable = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'TRACE']);

/**
 * Sends a request again, after a pause, when the service says that it is busy (429, 503) or the
 * connection fails, then only if its method may be repeated. A `Retry-After` is obeyed; one beyond `maxDelay` ends the tries, and the answer
 * is handed on. So is the last answer or failure when the tries are used up.
 */
export function withRetry(fetch: Fetch, options: RetryOptions = {}): Fetch {
  const { tries = 4, firstDelay = 500, maxDelay = 30_000 } = options;
  const { wait = realWait, now = Date.now, random = Math.random } = options;
  const backOff = (failures: number) =>
    Math.min(maxDelay, firstDelay * 2 ** (failures - 1)) * (0.5 + random() / 2);

  return async (request) => {
    for (let attempt = 1; ; attempt += 1) {
      request.signal.throwIfAborted();
      const last = attempt >= tries;
      let response: Response | undefined;
      try {
        response = await fetch(last ? request : request.clone());
      } catch (failure) {
        if (last || !isNetworkFailure(failure, request)) throw failure;
      }
      if (response && (last || !busy.has(response.status))) return response;
      const delay = retryAfter(response?.headers.get('Retry-After'), now()) ?? backOff(attempt);
      if (response && delay > maxDelay) return response;
      await response?.body?.cancel();
      await wait(delay, request.signal);
    }
  };
}

/** The standard has `fetch` reject with a TypeError when no answer came. */
function isNetworkFailure(failure: unknown, { method, signal }: Request): boolean {
  return failure instanceof TypeError && !signal.aborted && repeatable.has(method);
}

/** Milliseconds to wait: `'120'` is seconds, `'Wed, 21 Oct 2026 07:28:00 GMT'` a moment. */
export function retryAfter(header: string | null | undefined, now: number): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const moment = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - now);
}
