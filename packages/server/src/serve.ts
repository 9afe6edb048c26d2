import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { readManifest } from './build-manifest.ts';
import { clientErrorResponse, rawResponse } from './client-error.ts';
import { type Connections, trackConnections } from './connections.ts';
import { addressOf, listen, readPort } from './listen.ts';
import { securityHeaders } from './security-headers.ts';
import { createSiteApp, describeFailure, type Log, type SiteApp } from './site-app.ts';
import { textResponse } from './text-response.ts';

// biome-ignore lint/suspicious/noExplicitAny: any Hono app can be served, whatever its bindings
export type AnyApp = Hono<any>;

export type ServeOptions = {
  dir: string;
  port: number | string;
  host?: string;
  log?: Log;
  /** Puts other handlers in front of the site, e.g. the sandbox under `/sandbox`. */
  compose?: (site: SiteApp) => AnyApp;
  /** How long `close()` waits for requests in flight. */
  drainLimitMs?: number;
};

export type RunningServer = { url: string; port: number; close: () => Promise<void> };

const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // Longer than the minute for which load balancers usually keep a line open.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};
const silentSocketTimeout = 60_000;

function createListener(app: AnyApp, security: Record<string, string>, log: Log) {
  const answer = async (request: Request, env: object): Promise<Response> => {
    try {
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

/** Serves a prepared build until `close()`; rejects with one line that says what to change. */
export async function serve({
  dir,
  port,
  host = 'localhost',
  log = console.error,
  compose = (site) => site,
  drainLimitMs = 10_000,
}: ServeOptions): Promise<RunningServer> {
  const wantedPort = readPort(port);
  const manifest = await readManifest(dir);
  const security = securityHeaders(manifest.contentSecurityPolicy);
  const app = compose(createSiteApp(dir, manifest, { log }));
  const listener = createListener(app, security, log);
  const server = createServer({ ...timeouts, requireHostHeader: false }, listener);
  server.timeout = silentSocketTimeout;
  const connections = trackConnections(server);
  answerBrokenRequests(server, connections, security);

  const actualPort = await listen(server, wantedPort, host);
  let closing: Promise<void> | undefined;
  return {
    url: addressOf(host, actualPort),
    port: actualPort,
    close: () => {
      closing ??= connections.drain(drainLimitMs);
      return closing;
    },
  };
}
