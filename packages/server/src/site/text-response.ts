import { cacheControl } from '../rules/caching.ts';

/** The response to a request that caused an error: what went wrong is in the log. */
export function failureResponse(baseHeaders: Record<string, string>): Response {
  return textResponse(500, 'Something went wrong here.', baseHeaders);
}

/** A short plain-text response, for errors without a page. */
export function textResponse(
  status: number,
  message: string,
  baseHeaders: Record<string, string>,
  extraHeaders: Record<string, string> = {},
): Response {
  const body = `${message}\n`;
  return new Response(body, {
    status,
    headers: {
      ...baseHeaders,
      'Cache-Control': cacheControl.never,
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
      ...extraHeaders,
    },
  });
}
