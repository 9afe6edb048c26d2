import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { allowHalfOpen, probeUntilAnswered } from './half-open.ts';

export type Connections = {
  /** The responses that a connection still waits for, in their order. */
  pending: (socket: Duplex) => readonly ServerResponse[];
  /** Stops accepting connections, delivers the responses in flight, then closes. */
  drain: (limits: DrainLimits) => Promise<void>;
};

export type DrainLimits = {
  /** How long to wait for requests in flight. */
  drainLimitMs: number;
  /** How long an idle connection stays open: its next request may be on its way. */
  lingerMs: number;
};

/**
 * Node's own `close()` treats a connection as idle as soon as the response has been written, and cuts it
 * while a slow client is still receiving. So this waits until the bytes are delivered.
 */
export function trackConnections(server: Server, probeIntervalMs: number): Connections {
  allowHalfOpen(server);
  const inFlight = new Map<Socket, Set<ServerResponse>>();
  let draining = false;
  let lingerMs = 0;

  const pending = (socket: Duplex) => [...(inFlight.get(socket as Socket) ?? [])];
  const closeOnceIdle = async (socket: Socket): Promise<void> => {
    await wait(lingerMs, undefined, { ref: false });
    // One turn, so that a request which has already arrived is read before its connection is closed.
    await nextTurn();
    if (pending(socket).length === 0 && !socket.writableEnded) socket.destroySoon();
  };
  const announceClose = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };

  server.on('connection', (socket: Socket) => {
    const responses = new Set<ServerResponse>();
    inFlight.set(socket, responses);
    socket.once('end', () => probeUntilAnswered(responses, probeIntervalMs));
    socket.once('close', () => {
      inFlight.delete(socket);
      // Node closes only the first of them.
      responses.clear();
    });
  });
  server.prependListener('request', ({ socket }, response) => {
    const responses = inFlight.get(socket);
    responses?.add(response);
    if (draining) announceClose(response);
    response.once('close', () => {
      responses?.delete(response);
      if (draining) void closeOnceIdle(socket);
    });
  });

  const drain = async (limits: DrainLimits): Promise<void> => {
    draining = true;
    lingerMs = limits.lingerMs;
    const closed = new Promise<void>((resolve) => {
      NetServer.prototype.close.call(server, () => resolve());
    });
    // Node's own list leaves out connections taken over by a CONNECT.
    const limit = setTimeout(() => {
      for (const socket of inFlight.keys()) socket.destroy();
    }, limits.drainLimitMs);
    for (const responses of inFlight.values()) responses.forEach(announceClose);
    for (const socket of inFlight.keys()) void closeOnceIdle(socket);
    await closed;
    clearTimeout(limit);
    // Nothing is left to close: this only stops the timer that checks for overdue requests.
    server.close();
  };

  return { pending, drain };
}
