import type { RequestListener, ServerResponse } from 'node:http';

/**
 * Limits how many bytes of responses wait for their clients, of all connections together. Beyond that,
 * the connections whose clients have kept their responses waiting longest are closed, except for one:
 * refusing new requests instead would let a few that never read hold up everyone.
 */
export function limitUnsent(listener: RequestListener, most: number): RequestListener {
  // The oldest first.
  const inFlight = new Set<ServerResponse>();

  function closeOldest(): void {
    const unsent = [...inFlight].filter(({ writableLength }) => writableLength > 0);
    let sum = unsent.reduce((total, { writableLength }) => total + writableLength, 0);
    for (const response of unsent.slice(0, -1)) {
      if (sum <= most) return;
      sum -= response.writableLength;
      if (!inFlight.delete(response)) return;
      response.socket?.destroy();
    }
  }

  return (incoming, response) => {
    closeOldest();
    inFlight.add(response);
    // The app has handed over all of it, perhaps after its client has gone.
    response.once('prefinish', () => {
      if (!inFlight.delete(response)) return;
      inFlight.add(response);
      closeOldest();
    });
    response.once('close', () => inFlight.delete(response));
    listener(incoming, response);
  };
}
