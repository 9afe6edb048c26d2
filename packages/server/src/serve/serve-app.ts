import { createServer } from 'node:http';
import { sandboxBelow } from '@portal/sandbox/services';
import { limitUnsent } from '../delivery/limit-unsent.ts';
import { oneAtATime } from '../delivery/one-at-a-time.ts';
import { answerBrokenRequests } from '../http/client-error.ts';
import { type DrainLimits, trackConnections } from '../http/connections.ts';
import { createTurns } from '../http/fair-turns.ts';
import { createReadOrigin, type OriginRules } from '../http/public-origin.ts';
import { createRefuse } from '../http/refusal.ts';
import { type App, createListener } from '../http/request-listener.ts';
import type { Log } from '../site/site-app.ts';
import { acceptFirst } from './accept-first.ts';
import { addressOf, listen, readPort } from './listen.ts';

export type ServeAppOptions = Partial<DrainLimits> & {
  port: number | string;
  host?: string;
  /** For responses that are sent without the app. */
  security?: Record<string, string>;
  /** The beginning of every path of the app, e.g. `/developers/`. */
  basePath?: string;
  /** The origin of addresses in responses; by default that of the request, if it is a known one. */
  origins?: OriginRules;
  /** The address that the app was built for; by default where it listens. */
  address?: string | undefined;
  log?: Log;
  /** What clients may take; anything omitted keeps its default. */
  limits?: Partial<ClientLimits>;
};

export type ClientLimits = {
  /** For the head of a request, in ms, however steadily its bytes trickle in. */
  headersTimeout: number;
  /** For a whole request, including its body. */
  requestTimeout: number;
  /** For the next request on an open connection. */
  keepAliveTimeout: number;
  /** For a connection without activity, such as that of a client that has stopped reading. */
  silentTimeout: number;
  /** For a client to stop sending once its request has been refused. */
  lingerTimeout: number;
  /** How often a client that has closed its half is sent something, to see if it is still there. */
  halfOpenInterval: number;
  /** How often the first two are checked. */
  connectionsCheckingInterval: number;
  /** How many bytes of responses may wait for clients to take them, of all connections together. */
  mostUnsent: number;
};

export type RunningServer = {
  /** The app's address, e.g. `http://localhost:3000` or `http://localhost:3000/developers`. */
  url: string;
  port: number;
  close: () => Promise<void>;
};

export const usualLimits: ClientLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // Longer than the minute that load balancers usually keep a connection open.
  keepAliveTimeout: 65_000,
  silentTimeout: 60_000,
  lingerTimeout: 2_000,
  halfOpenInterval: 500,
  connectionsCheckingInterval: 5_000,
  mostUnsent: 64_000_000,
};

/** Serves an app until `close()`; rejects with one line that explains what to change. */
export async function serveApp(
  app: App,
  {
    port,
    host = 'localhost',
    security = {},
    basePath = '/',
    origins = {},
    address,
    log = console.error,
    drainLimitMs = 10_000,
    lingerMs = 500,
    limits = {},
  }: ServeAppOptions,
): Promise<RunningServer> {
  const wantedPort = readPort(port);
  const sandboxMount = sandboxBelow(basePath);
  const refuse = createRefuse(security, sandboxMount);
  const { silentTimeout, lingerTimeout, halfOpenInterval, mostUnsent, ...timeouts } = {
    ...usualLimits,
    ...limits,
  };
  const server = createServer({ ...timeouts, requireHostHeader: false });
  server.timeout = silentTimeout;
  // Node would silently drop the rest, perhaps including the host. The limit of 16 kB still applies.
  server.maxHeadersCount = 0;
  const connections = trackConnections(server, halfOpenInterval);
  answerBrokenRequests(server, connections, refuse, lingerTimeout);
  const turn = createTurns({ nextRound: acceptFirst(server) });

  const actualPort = await listen(server, wantedPort, host);
  const url = addressOf(host, actualPort);
  // Still in the turn in which it started to listen, so before the first request can be read.
  const readOrigin = createReadOrigin(origins, url, address);
  const options = { readOrigin, security, sandboxMount, refuse, log, turn };
  // Of the requests that wait for the one before them, nothing is limited yet.
  server.on('request', oneAtATime(limitUnsent(createListener(app, options), mostUnsent)));
  let closing: Promise<void> | undefined;
  return {
    url: url + basePath.slice(0, -1),
    port: actualPort,
    close: () => {
      closing ??= connections.drain({ drainLimitMs, lingerMs });
      return closing;
    },
  };
}
