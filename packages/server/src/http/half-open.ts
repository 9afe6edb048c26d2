import type { Server, ServerResponse } from 'node:http';

/** Lets a client close its half and still get its response; Node would close the connection. */
export function allowHalfOpen(server: Server): void {
  // Supported by every release of Node, but missing from its types.
  Object.assign(server, { httpAllowHalfOpen: true });
}

/**
 * A client that has closed its half may be waiting or may have disconnected, and the two look the same
 * until something is sent. An interim response, which HTTP/1.1 clients skip, tells them apart: a client
 * that has gone resets the connection, the next write fails, and work for it can be abandoned.
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
