import type { Server } from 'node:http';
import { Socket } from 'node:net';
import { addressTooLong, longestAddress } from '@portal/sandbox/http';
import type { Connections } from './connections.ts';
import { type Refuse, rawRefusal } from './refusal.ts';
import { withoutOrigin } from './request-target.ts';

/** What Node reports for bytes that are not a request it can pass on. */
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
  // Other bytes end here too, such as TLS: only a whole request line names a method.
  if (code === 'HPE_INVALID_METHOD' && /^[\w-]+ \S+ HTTP\/1\./.test(packet)) return 405;
  return 400;
}

/** The whole answer to such bytes; the path they ask for is known if the packet begins with it. */
export function clientErrorResponse({ code, rawPacket }: ClientError, refuse: Refuse): string {
  const packet = rawPacket?.toString('latin1') ?? '';
  const target = withoutOrigin(/^[\w-]+ (\S+)/.exec(packet)?.[1] ?? '');
  const status = statusOf(code, packet, target);
  return rawRefusal(refuse(status, messages[status], target));
}

/** Node answers these before the app sees them, and would leave the security headers out. */
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
    // Node no longer handles this connection. A client that resets it would otherwise end the
    // process, and one that keeps it open would keep it for good.
    socket.on('error', () => socket.destroy());
    if (socket instanceof Socket) socket.setTimeout(server.timeout, () => socket.destroy());
    socket.resume().end(rawRefusal(refuse(405, messages[405], '')));
  });
}
