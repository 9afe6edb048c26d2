import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** How many requests of a connection may wait for the one before them. */
export const mostWaiting = 8;

/**
 * A client may send requests without waiting for responses. If all were handled at once, one packet
 * could ask for a gigabyte that nobody reads. So each is handled when the response before it has been
 * delivered, and a connection that sends too many is closed.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, (() => void)[]>();

  function startNext(socket: Socket): void {
    const start = lines.get(socket)?.shift();
    if (start && !socket.destroyed) start();
    else lines.delete(socket);
  }

  return (incoming, outgoing) => {
    const { socket } = incoming;
    const start = (): void => {
      outgoing.once('close', () => startNext(socket));
      listener(incoming, outgoing);
    };
    const line = lines.get(socket);
    if (line === undefined) {
      lines.set(socket, []);
      start();
    } else if (line.length < mostWaiting) line.push(start);
    else socket.destroy();
  };
}
