import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { clientErrorResponse, rawResponse } from './client-error.ts';
import { type Connections, type DrainLimits, trackConnections } from './connections.ts';
import { createTurns } from './fair-turns.ts';
import { addressOf, listen, readPort } from './listen.ts';
import { describeFailure, type Log } from './site-app.ts';
import { textResponse } from './text-response.ts';

/** Whatever answers a request: a Hono app, the sandbox. */
export type App = { fetch(request: Request, env?: object): Response | Promise<Response> };

export type ServeAppOptions = Partial<DrainLimits> & {
  port: number | string;
  host?: string;
  /** For the answers that the app never gets to give. */
  security?: Record<string, string>;
  log?: Log;
  /** How long clients may take; what is left out stays as it is. */
  limits?: Partial<ClientLimits>;
};

export type ClientLimits = {
  /** For the head of a request, in ms, however steadily its bytes drip in. */
  headersTimeout: number;
  /** For a whole request, with its body. */
  requestTimeout: number;
  /** For the next request on a line that stays open. */
  keepAliveTimeout: number;
  /** For a line on which nothing moves, such as that of a reader who reads no more. */
  silentTimeout: number;
  /** How often the first two are looked after. */
  connectionsCheckingInterval: number;
};

export type RunningServer = { url: string; port: number; close: () => Promise<void> };

const usualLimits: ClientLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // Longer than the minute for which load balancers usually keep a line open.
  keepAliveTimeout: 65_000,
  silentTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
};

// Browsers send about twenty.
const mostHeaders = 100;

type Incoming = { incoming: { rawHeaders: string[] } };

function createListener(app: App, security: Record<string, string>, log: Log) {
  const turn = createTurns();
  const answer = async (request: Request, env: Incoming): Promise<Response> => {
    if (env.incoming.rawHeaders.length / 2 > mostHeaders) {
      return textResponse(431, 'Too many headers.', security, { Connection: 'close' });
    }
    try {
      await turn();
      return await app.fetch(request, env);
    } catch (error) {
      log(describeFailure(request, error));
      return textResponse(500, 'Something went wrong here.', security);
    }
  };
  // Only a request that could not be read at all gets as far as the error handler.
  const errorHandler = () => textResponse(400, 'Bad request.', security);
  return getRequestListener(answer, { errorHandler });
}

/** Node answers these before the app sees them, and would leave the security headers out. */
function answerBrokenRequests(
  server: Server,
  connections: Connections,
  security: Record<string, string>,
): void {
  server.on('clientError', (error, socket) => {
    if (!socket.writable || connections.isBusy(socket)) socket.destroy();
    else socket.end(clientErrorResponse(error, security));
  });
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('connect', (_request, socket) => socket.end(rawResponse(405, security)));
}

/** Serves an app until `close()`; rejects with one line that says what to change. */
export async function serveApp(
  app: App,
  {
    port,
    host = 'localhost',
    security = {},
    log = console.error,
    drainLimitMs = 10_000,
    lingerMs = 500,
    limits = {},
  }: ServeAppOptions,
): Promise<RunningServer> {
  const wantedPort = readPort(port);
  const listener = createListener(app, security, log);
  const { silentTimeout, ...timeouts } = { ...usualLimits, ...limits };
  const server = createServer({ ...timeouts, requireHostHeader: false }, listener);
  server.timeout = silentTimeout;
  // Node would drop the rest without a word, the host perhaps among it. 16 kB is still the most.
  server.maxHeadersCount = 0;
  const connections = trackConnections(server);
  answerBrokenRequests(server, connections, security);

  const actualPort = await listen(server, wantedPort, host);
  let closing: Promise<void> | undefined;
  return {
    url: addressOf(host, actualPort),
    port: actualPort,
    close: () => {
      closing ??= connections.drain({ drainLimitMs, lingerMs });
      return closing;
    },
  };
}
