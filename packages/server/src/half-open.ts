import type { Server, ServerResponse } from 'node:http';

/** Lets a client close its half and still get its answer; Node would close the connection. */
export function allowHalfOpen(server: Server): void {
  // In every release of Node, but not in its types.
  Object.assign(server, { httpAllowHalfOpen: true });
}

/**
 * A client that has closed its half may be waiting, or gone for good, and the two look alike until
 * something is sent. An interim answer, which clients of HTTP/1.1 skip, tells them apart: a client
 * that has gone resets the connection, the next write fails, and work for it can be given up.
 */
export function probeUntilAnswered(
  responses: ReadonlySet<ServerResponse>,
  intervalMs: number,
): void {
  const timer = setInterval(() => {
    const [current] = responses;
    if (current === undefined) clearInterval(timer);
    else if (!current.headersSent && current.req.httpVersion === '1.1') current.writeContinue();
  }, intervalMs);
  timer.unref();
}
