import type { Api } from '@portal/contract';
import type { EntryGroup } from '../entry-page.ts';
import type { ServiceByApi } from '../services.ts';
import { createCanvasImages } from './canvas-images.ts';
import { createDataFolder } from './data-folder.ts';
import { createWorkerSandbox } from './worker-sandbox.ts';

declare const self: ServiceWorkerGlobalScope;

/** Put in by the build. */
declare const SANDBOX_APIS: readonly Api[];
declare const SANDBOX_SERVICES: ServiceByApi;
declare const SANDBOX_ENTRY_POINTS: readonly EntryGroup[];
declare const SANDBOX_BUILD: string;

const { scope } = self.registration;
const mount = `${new URL(scope).pathname}sandbox`;
// Sites below other base addresses of the same host have caches too.
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
  data,
  images: createCanvasImages((file) => data.blob(`pictures/${file}`)),
  mount,
  build: SANDBOX_BUILD,
});

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), forgetOlderBuilds().catch(() => undefined)]));
});

// A page that was reloaded past its worker asks to be taken on again.
self.addEventListener('message', (event) => {
  if (event.data === 'claim') event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (origin !== self.location.origin || !pathname.startsWith(`${mount}/`)) return;
  event.respondWith(sandbox.fetch(event.request));
});

async function forgetOlderBuilds(): Promise<void> {
  const names = await self.caches.keys();
  const older = names.filter((name) => name.startsWith(cachePrefix) && name !== cacheName);
  await Promise.all(older.map((name) => self.caches.delete(name)));
}
