import type { Api } from '@portal/contract';
import type { EntryGroup } from '../answers/entry-page.ts';
import { createPlainSandbox } from '../handlers/plain-sandbox.ts';
import { listen, mountOf } from './listen.ts';
import { withHandlers } from './with-handlers.ts';

declare const self: ServiceWorkerGlobalScope;

/** Set by the build. */
declare const SANDBOX_HANDLED: readonly Api[];
declare const SANDBOX_ENTRY_POINTS: readonly EntryGroup[];
declare const SANDBOX_BUILD: string;

/** The worker of a portal with its own handlers and none of the engine's services. */
const mount = mountOf(self.registration);
const status = { sandbox: 'service worker', build: SANDBOX_BUILD };
const plain = createPlainSandbox({ mount, entryPoints: SANDBOX_ENTRY_POINTS, status });
listen(withHandlers(plain, mount, SANDBOX_HANDLED), mount);
