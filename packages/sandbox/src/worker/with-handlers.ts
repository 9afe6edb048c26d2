import type { Api } from '@portal/contract';
import handlers from '@portal/sandbox/handlers';
import type { Sandbox } from '../create-sandbox.ts';
import { createHandlerSandbox } from '../handlers/handler-sandbox.ts';

/** The sandbox with the portal's own handlers in front of it. */
export function withHandlers(sandbox: Sandbox, mount: string, apis: readonly Api[]): Sandbox {
  const own = createHandlerSandbox({ apis, handlers, mount, log: console.error }, sandbox);
  return { fetch: async (request) => withoutBody(request, await own.fetch(request)) };
}

/** Nothing else removes the body from answers to HEAD here. */
function withoutBody({ method }: Request, response: Response): Response {
  return method === 'HEAD' ? new Response(null, response) : response;
}
