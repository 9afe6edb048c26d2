import { type Answer, toResponse } from './answer.ts';

export const commonHeaders = {
  'Access-Control-Allow-Origin': '*',
  // Otherwise pages elsewhere cannot read headers such as ETag and Retry-After.
  'Access-Control-Expose-Headers': '*',
  'X-Content-Type-Options': 'nosniff',
  // An answer may contain any text: none of it may run if it is opened as a page.
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
};

/** Unless an answer has its own: caches must ask again, also about errors, which they may keep otherwise. */
export const usualCaching = { 'Cache-Control': 'no-cache' };

/** Lets every page read the answer. */
export function finishAnswer(answer: Answer): Response {
  const response = toResponse(answer);
  setCommonHeaders(response);
  return response;
}

export function setCommonHeaders({ headers }: Response): void {
  for (const [name, value] of Object.entries(commonHeaders)) headers.set(name, value);
  // A stored response must not be given to a request for a failure.
  const varies = headers.get('Vary');
  // Of two headers of this name, a page would see only the first one from a service worker.
  if (!varies?.includes('Prefer')) headers.set('Vary', varies ? `${varies}, Prefer` : 'Prefer');
  for (const [name, value] of Object.entries(usualCaching)) {
    if (!headers.has(name)) headers.set(name, value);
  }
}
