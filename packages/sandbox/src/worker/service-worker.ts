import type { Api } from '@portal/contract';
import type { EntryGroup } from '../answers/entry-page.ts';
import type { Institution } from '../presentation/addresses.ts';
import type { ServiceByApi } from '../services.ts';
import { createCanvasImages } from './canvas-images.ts';
import { createDataFolder } from './data-folder.ts';
import { listen, mountOf } from './listen.ts';
import { withHandlers } from './with-handlers.ts';
import { createWorkerSandbox } from './worker-sandbox.ts';

declare const self: ServiceWorkerGlobalScope;

/** Set by the build. */
declare const SANDBOX_APIS: readonly Api[];
declare const SANDBOX_SERVICES: ServiceByApi;
declare const SANDBOX_ENTRY_POINTS: readonly EntryGroup[];
declare const SANDBOX_INSTITUTION: Institution;
declare const SANDBOX_BUILD: string;
/** The APIs that the portal's own handlers answer for. */
declare const SANDBOX_HANDLED: readonly Api[];
declare const SANDBOX_HAS_HANDLERS: boolean;

const { scope } = self.registration;
const mount = mountOf(self.registration);
// Sites at other base paths on the same host have caches too.
const cachePrefix = `sandbox-data ${new URL(scope).pathname} `;
const cacheName = cachePrefix + SANDBOX_BUILD;

const data = createDataFolder({
  address: `${scope}sandbox-data/${SANDBOX_BUILD}/`,
  cacheName,
  onGone: () => void self.registration.update().catch(() => undefined),
});

const sandbox = createWorkerSandbox({
  apis: SANDBOX_APIS,
  services: SANDBOX_SERVICES,
  entryPoints: SANDBOX_ENTRY_POINTS,
  institution: SANDBOX_INSTITUTION,
  data,
  images: createCanvasImages((file) => data.blob(`pictures/${file}`)),
  mount,
  build: SANDBOX_BUILD,
});

// A constant, so that the build can drop what most portals do not use.
const whole = SANDBOX_HAS_HANDLERS ? withHandlers(sandbox, mount, SANDBOX_HANDLED) : sandbox;
listen(whole, mount, forgetOlderBuilds);

async function forgetOlderBuilds(): Promise<void> {
  const names = await self.caches.keys();
  const older = names.filter((name) => name.startsWith(cachePrefix) && name !== cacheName);
  await Promise.all(older.map((name) => self.caches.delete(name)));
}
