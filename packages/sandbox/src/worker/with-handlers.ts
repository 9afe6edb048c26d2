import type { Api } from '@portal/contract';
import handlers from '@portal/sandbox/handlers';
import type { Sandbox } from '../create-sandbox.ts';
import { createHandlerSandbox } from '../handlers/handler-sandbox.ts';

/** The sandbox with the portal's own handlers in front of it. */
export function withHandlers(sandbox: Sandbox, mount: string, apis: readonly Api[]): Sandbox {
  return createHandlerSandbox({ apis, handlers, mount, log: console.error }, sandbox);
}
