import type { Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { addressTooLong, longestAddress } from '@portal/sandbox/http';
import type { Connections } from './connections.ts';
import { type Refusal, type Refuse, rawRefusal, sendRefusal } from './refusal.ts';
import { wrongVersion } from './request-head.ts';
import { withoutOrigin } from './request-target.ts';

/** Node's error for bytes that are not a request it can pass on. */
export type ClientError = Error & { code?: string | undefined; rawPacket?: Buffer };

const messages = {
  400: 'This request cannot be read.',
  405: 'Only GET and HEAD are answered here.',
  408: 'The request took too long to arrive.',
  414: addressTooLong,
  431: 'Request Header Fields Too Large.',
  505: wrongVersion,
} as const;

function statusOf(code: string | undefined, packet: string, target: string): keyof typeof messages {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (code === 'HPE_HEADER_OVERFLOW') return target.length > longestAddress ? 414 : 431;
  if (/^[\w-]+ \S+ HTTP\/(?!1\.[01]\s)\d/.test(packet)) return 505;
  // Other bytes end up here too, such as TLS: only a whole request line names a method.
  if (code === 'HPE_INVALID_METHOD' && /^[\w-]+ \S+ HTTP\/1\./.test(packet)) return 405;
  return 400;
}

/** The response to such bytes; the address is known if the packet begins with the request line. */
export function clientErrorRefusal(
  { code, rawPacket }: Omit<ClientError, keyof Error>,
  refuse: Refuse,
  address = '',
): Refusal {
  const packet = rawPacket?.toString('latin1') ?? '';
  const target = withoutOrigin(/^[\w-]+ (\S+)/.exec(packet)?.[1] ?? address);
  const status = statusOf(code, packet, target);
  return refuse(status, messages[status], target);
}

/** Node responds to these before the app sees them, and would leave out the security headers. */
export function answerBrokenRequests(
  server: Server,
  connections: Connections,
  refuse: Refuse,
  lingerLimitMs: number,
): void {
  const refused = new WeakSet<Duplex>();

  // What the client is still sending is discarded. Closing at once would reset the connection, and the
  // response could be lost on its way.
  const endSoon = (socket: Duplex, refusal: Refusal): void => {
    socket.end(rawRefusal(refusal));
    const limit = setTimeout(() => socket.destroy(), lingerLimitMs);
    socket.once('close', () => clearTimeout(limit));
  };

  server.on('clientError', (error: ClientError, socket) => {
    // More bytes after those that could not be read.
    if (refused.has(socket)) return;
    if (!socket.writable) {
      socket.destroy();
      return;
    }
    refused.add(socket);
    const last = connections.pending(socket).at(-1);
    if (last === undefined) {
      endSoon(socket, clientErrorRefusal(error, refuse));
      return;
    }
    // The packet begins with a request that could be read.
    const unknown = { code: error.code };
    if (!last.req.complete) refuseBody(last, clientErrorRefusal(unknown, refuse, last.req.url));
    else {
      // A connection that is closed after this response needs no other.
      last.once('close', () => {
        if (socket.writable) endSoon(socket, clientErrorRefusal(unknown, refuse));
      });
    }
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

/** The request's body cannot be read: this is the response, whatever the app makes of the rest. */
function refuseBody(response: ServerResponse, refusal: Refusal): void {
  const { req: request, headersSent } = response;
  const { socket } = request;
  if (headersSent) {
    socket.destroy();
    return;
  }
  sendRefusal(response, refusal);
  // Ends an app's wait for the rest.
  socket.once('close', () => request.destroy(new Error('The body is broken')));
}
