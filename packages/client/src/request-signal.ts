const kept = new WeakMap<ReadableStream, Request[]>();

/** The same request, ended by another signal. Without its referrer, `Request` would set the default. */
export function withSignal(request: Request, signal: AbortSignal): Request {
  const { referrer, referrerPolicy } = request;
  return new Request(request, { signal, referrer, referrerPolicy });
}

/**
 * A copy to send, since a body can only be read once. In Node, a clone alone no longer hears of an abort
 * after a garbage collection.
 */
export function copyOf(request: Request): Request {
  return withSignal(request.clone(), request.signal);
}

/** In Node, an abort ends the body of a response only as long as its requests are in memory. */
export function keepWhileRead(response: Response, ...requests: Request[]): Response {
  const { body } = response;
  if (body) kept.set(body, [...(kept.get(body) ?? []), ...requests]);
  return response;
}
