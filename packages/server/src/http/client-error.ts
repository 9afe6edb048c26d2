import type { Server } from 'node:http';
import { Socket } from 'node:net';
import { addressTooLong, longestAddress } from '@portal/sandbox/http';
import type { Connections } from './connections.ts';
import { type Refuse, rawRefusal } from './refusal.ts';
import { withoutOrigin } from './request-target.ts';

/** Node's error for bytes that are not a request it can pass on. */
export type ClientError = Error & { code?: string; rawPacket?: Buffer };

const messages = {
  400: 'This request cannot be read.',
  405: 'Only GET and HEAD are answered here.',
  408: 'The request took too long to arrive.',
  414: addressTooLong,
  431: 'Request Header Fields Too Large.',
} as const;

function statusOf(code: string | undefined, packet: string, target: string): keyof typeof messages {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (code === 'HPE_HEADER_OVERFLOW') return target.length > longestAddress ? 414 : 431;
  // Other bytes end up here too, such as TLS: only a whole request line names a method.
  if (code === 'HPE_INVALID_METHOD' && /^[\w-]+ \S+ HTTP\/1\./.test(packet)) return 405;
  return 400;
}

/** The whole response to such bytes; the path is known if the packet begins with the request line. */
export function clientErrorResponse({ code, rawPacket }: ClientError, refuse: Refuse): string {
  const packet = rawPacket?.toString('latin1') ?? '';
  const target = withoutOrigin(/^[\w-]+ (\S+)/.exec(packet)?.[1] ?? '');
  const status = statusOf(code, packet, target);
  return rawRefusal(refuse(status, messages[status], target));
}

/** Node responds to these before the app sees them, and would leave out the security headers. */
export function answerBrokenRequests(
  server: Server,
  connections: Connections,
  refuse: Refuse,
): void {
  server.on('clientError', (error, socket) => {
    if (!socket.writable || connections.isBusy(socket)) socket.destroy();
    else socket.end(clientErrorResponse(error, refuse));
  });
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('connect', (_request, socket) => {
    // Node no longer handles this connection. Otherwise a client that resets it would end the process,
    // and one that keeps it open would keep it for ever.
    socket.on('error', () => socket.destroy());
    if (socket instanceof Socket) socket.setTimeout(server.timeout, () => socket.destroy());
    socket.resume().end(rawRefusal(refuse(405, messages[405], '')));
  });
}
