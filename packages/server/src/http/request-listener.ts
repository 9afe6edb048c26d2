import type { RequestListener } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { describeFailure, type Log } from '../site/site-app.ts';
import { failureResponse, textResponse } from '../site/text-response.ts';
import type { TakeTurn } from './fair-turns.ts';
import type { ReadOrigin } from './public-origin.ts';
import { type Refuse, refusalResponse, sendRefusal } from './refusal.ts';
import { readHead } from './request-head.ts';
import { withoutOrigin } from './request-target.ts';

/** Anything that handles requests: a Hono app, the sandbox. The URL's origin can be trusted. */
export type App = { fetch(request: Request, env?: object): Response | Promise<Response> };

export type ListenerOptions = {
  readOrigin: ReadOrigin;
  security: Record<string, string>;
  /** Where requests are for the sandbox, which cost more than files do: "/sandbox". */
  sandboxMount: string;
  refuse: Refuse;
  log: Log;
  turn: TakeTurn;
};

/** For how long a request waits for its turn, in ms. */
export const longestWait = 5000;

const tookTooLong =
  'The server was not able to produce a timely response to your request. Please try again in a short while!';

/** Passes on each request with a valid head, in its turn. */
export function createListener(
  app: App,
  { readOrigin, security, sandboxMount, refuse, log, turn }: ListenerOptions,
): RequestListener {
  const answer = async (request: Request, env: HttpBindings): Promise<Response> => {
    // A request whose body turned out to be broken has been refused.
    const isRefused = () => env.outgoing.headersSent;
    const { pathname, search } = new URL(request.url);
    const { socket } = env.incoming;
    try {
      const group = pathname.startsWith(`${sandboxMount}/`) ? 'sandbox' : 'site';
      const waited = await turn(group, socket);
      if (isRefused()) return RESPONSE_ALREADY_SENT;
      // Nobody waits for it any more, or will after so long: others do.
      if (socket.destroyed || waited > longestWait) {
        return refusalResponse(refuse(503, tookTooLong, pathname + search));
      }
      const response = await app.fetch(request, env);
      if (!isRefused()) return response;
      await response.body?.cancel();
      return RESPONSE_ALREADY_SENT;
    } catch (error) {
      if (isRefused()) return RESPONSE_ALREADY_SENT;
      log(describeFailure(request, error));
      return failureResponse(security);
    }
  };
  // Only a request that could not be read at all reaches the error handler.
  const errorHandler = () => textResponse(400, 'Bad request.', security);
  const listener = getRequestListener((request, env) => answer(request, env as HttpBindings), {
    errorHandler,
  });

  return (incoming, outgoing) => {
    const head = readHead(incoming, readOrigin);
    if (head.type === 'problem') {
      const target = withoutOrigin(incoming.url ?? '');
      sendRefusal(outgoing, refuse(head.status, head.message, target));
      return;
    }
    // The listener uses an absolute address unchanged; otherwise it would build one from the Host header.
    incoming.url = head.url;
    void listener(incoming, outgoing);
  };
}
