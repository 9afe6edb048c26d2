import { STATUS_CODES } from 'node:http';
import { longestTarget } from './request-target.ts';

/** What Node reports for bytes that are not a request it can pass on. */
export type ClientError = Error & { code?: string; rawPacket?: Buffer };

const longTarget = new RegExp(`^[\\w-]+ \\S{${longestTarget + 1}}`);

function statusOf({ code, rawPacket }: ClientError): number {
  const packet = rawPacket?.toString('latin1') ?? '';
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (code === 'HPE_HEADER_OVERFLOW') return longTarget.test(packet) ? 414 : 431;
  // Other bytes end here too, such as TLS: only a whole request line names a method.
  if (code === 'HPE_INVALID_METHOD' && /^[\w-]+ \S+ HTTP\/1\./.test(packet)) return 405;
  return 400;
}

/** A whole response as text, for a connection that has no response object. */
export function rawResponse(status: number, headers: Record<string, string>): string {
  const body = `${STATUS_CODES[status]}.\n`;
  const lines = Object.entries({
    ...headers,
    ...(status === 405 ? { Allow: 'GET, HEAD' } : {}),
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}

export function clientErrorResponse(error: ClientError, headers: Record<string, string>): string {
  return rawResponse(statusOf(error), headers);
}
