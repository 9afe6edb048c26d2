import { withOwnHosts } from '../own-hosts.ts';
import { type Answer, toResponse } from './answer.ts';

export const commonHeaders = {
  'Access-Control-Allow-Origin': '*',
  // Otherwise pages elsewhere cannot read headers such as ETag and Retry-After.
  'Access-Control-Expose-Headers': '*',
  'X-Content-Type-Options': 'nosniff',
  // An answer may contain any text: none of it may run if it is opened as a page.
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
};

/** Lets every page read the answer, and replaces placeholder hosts with the sandbox's address. */
export function finishAnswer({ status, headers, body }: Answer, base: string): Response {
  const isJson = typeof body === 'string' && headers['Content-Type']?.includes('json');
  const response = toResponse({ status, headers, body: isJson ? withOwnHosts(body, base) : body });
  setCommonHeaders(response);
  return response;
}

export function setCommonHeaders({ headers }: Response): void {
  for (const [name, value] of Object.entries(commonHeaders)) headers.set(name, value);
}
