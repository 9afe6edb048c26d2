import { copyOf, keepWhileRead } from './request-signal.ts';
import { wait as realWait, type Wait } from './wait.ts';

/**
 * A request in, a response out: the global `fetch`, or a handler in this process. `init` is what a
 * request has no place for, such as Node's `dispatcher`.
 */
export type Fetch = (request: Request, init?: RequestInit) => Response | Promise<Response>;

export type RetryOptions = {
  /** The most times a request is sent, including the first. Defaults to 4. */
  tries?: number;
  /** Milliseconds before the second try; doubled each time. Defaults to 500. */
  firstDelay?: number;
  /** The longest wait in milliseconds. Defaults to 30,000. */
  maxDelay?: number;
  wait?: Wait;
  now?: () => number;
  random?: () => number;
};

const busy = new Set([429, 503]);
/** From a gateway, which may have passed the request on. */
const gateway = new Set([502, 504]);
/** Idempotent: sending them twice has the same effect as once. */
const repeatable = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'TRACE']);

/**
 * Retries a request after a pause if the service is busy (429, 503), or, if the method is idempotent,
 * after a failed connection and a gateway's 502 or 504. Honours `Retry-After`, unless it exceeds `maxDelay`: then the response is
 * returned at once, as is the last response or failure when out of tries.
 */
export function withRetry(fetch: Fetch, options: RetryOptions = {}): Fetch {
  const { tries = 4, firstDelay = 500, maxDelay = 30_000 } = options;
  const { wait = realWait, now = Date.now, random = Math.random } = options;
  const backOff = (failures: number) =>
    Math.min(maxDelay, firstDelay * 2 ** (failures - 1)) * (0.5 + random() / 2);

  return async (request, init) => {
    for (let attempt = 1; ; attempt += 1) {
      request.signal.throwIfAborted();
      const last = attempt >= tries;
      const sent = last ? request : copyOf(request);
      let response: Response | undefined;
      try {
        response = keepWhileRead(await fetch(sent, init), request, sent);
      } catch (failure) {
        if (last || !isNetworkFailure(failure, request)) throw failure;
      }
      if (response && (last || !isBusy(response, request))) return response;
      const delay = retryAfter(response?.headers.get('Retry-After'), now()) ?? backOff(attempt);
      if (response && delay > maxDelay) return response;
      await response?.body?.cancel();
      await wait(delay, request.signal);
    }
  };
}

function isBusy({ status }: Response, { method }: Request): boolean {
  return busy.has(status) || (gateway.has(status) && repeatable.has(method));
}

/** By the standard, `fetch` rejects with a TypeError if there is no response. */
function isNetworkFailure(failure: unknown, { method, signal }: Request): boolean {
  return failure instanceof TypeError && !signal.aborted && repeatable.has(method);
}

/** Milliseconds to wait: `'120'` is seconds, `'Wed, 21 Oct 2026 07:28:00 GMT'` a point in time. */
export function retryAfter(header: string | null | undefined, now: number): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  // Without a time of day it is no date, although engines make one of "in 5".
  const moment = /\d:\d\d/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - now);
}
