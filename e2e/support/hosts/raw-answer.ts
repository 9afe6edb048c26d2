import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export type RawAnswer = {
  status: number;
  headers: IncomingHttpHeaders;
  /** After decompression. */
  body: Buffer;
};

export type Asking = { method?: string; headers?: Record<string, string> };

/** Requests exactly this address: browsers and fetch normalise a path, and follow redirects. */
export async function ask(
  base: string,
  path: string,
  { method = 'GET', headers = {} }: Asking = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(base);
  const asked = request({ hostname, port, path, method, headers, agent: false }).end();
  const [response] = await once(asked, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const body = unpack(Buffer.concat(chunks), response.headers['content-encoding']);
  return { status: response.statusCode, headers: response.headers, body };
}

function unpack(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0) return body;
  if (encoding === 'gzip') return gunzipSync(body);
  return encoding === 'br' ? brotliDecompressSync(body) : body;
}

export const securityHeaders = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'x-frame-options',
] as const;

/**
 * Those that our server sends with a file. Other hosts send all of them with every file: they use
 * newer versions of HTTP, in which repeated headers cost nothing.
 */
export function securityHeadersOf(path: string, { status }: RawAnswer): readonly string[] {
  const isPagePart = status !== 404 && /^\/assets\/(css|fonts|js)\//.test(path);
  return isPagePart ? ['x-content-type-options'] : securityHeaders;
}

/** Some headers of an answer; missing ones are undefined. */
export function pickHeaders(
  { headers }: RawAnswer,
  names: readonly string[],
): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, headers[name]]));
}
