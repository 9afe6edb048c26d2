import type { Server } from 'node:net';

/** How many connections are accepted at once, at most, before requests are handled again. */
export const mostAccepted = 32;

/**
 * Calls back in a later round of the event loop, when no new connection waits to be accepted. Node accepts
 * one in each round: if every round also handled an expensive request, whoever opens many connections
 * would keep all others out.
 */
export function acceptFirst(server: Server): (callBack: () => void) => void {
  let accepted = 0;
  server.on('connection', () => {
    accepted += 1;
  });
  return (callBack) => {
    const most = accepted + mostAccepted;
    const look = (before: number): void => {
      if (accepted === before || accepted >= most) callBack();
      else setImmediate(look, accepted);
    };
    setImmediate(look, accepted);
  };
}
