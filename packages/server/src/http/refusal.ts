import { type ServerResponse, STATUS_CODES } from 'node:http';
import { sandboxRefusal } from '@portal/sandbox';
import { cacheControl } from '../rules/caching.ts';

/** The response to a request that never reaches an app. */
export type Refusal = { status: number; headers: Record<string, string>; body: string };

/** Creates one for a target such as `/docs/iiif?x=1`, as far as it is known. */
export type Refuse = (status: number, message: string, target: string) => Refusal;

/** Sandbox paths are refused in the format of their APIs, all others in plain text. */
export function createRefuse(security: Record<string, string>, sandboxMount?: string): Refuse {
  return (status, message, target) => {
    const own = sandboxRefusal(target, status, message, sandboxMount);
    const body = own ? String(own.body) : `${message}\n`;
    const plain = { ...security, 'Content-Type': 'text/plain; charset=utf-8' };
    return {
      status,
      headers: {
        ...(own ? own.headers : plain),
        'Cache-Control': cacheControl.never,
        'Content-Length': String(Buffer.byteLength(body)),
        ...(status === 405 && { Allow: 'GET, HEAD' }),
        ...(status === 503 && { 'Retry-After': '1' }),
      },
      body,
    };
  };
}

/** For a request that could be read, so the connection stays open. */
export function refusalResponse({ status, headers, body }: Refusal): Response {
  return new Response(body, { status, headers });
}

/** Sends it and closes the connection: nothing after such a request can be trusted. */
export function sendRefusal(
  response: Pick<ServerResponse, 'writeHead'>,
  { status, headers, body }: Refusal,
): void {
  response.writeHead(status, { ...headers, Connection: 'close' }).end(body);
}

/** The whole response as text, for a connection without a response object. */
export function rawRefusal({ status, headers, body }: Refusal): string {
  const lines = Object.entries({ ...headers, Connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}
