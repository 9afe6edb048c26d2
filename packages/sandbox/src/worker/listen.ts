import type { Sandbox } from '../create-sandbox.ts';

declare const self: ServiceWorkerGlobalScope;

/** Where the sandbox of a worker is, e.g. "/portal/sandbox". */
export function mountOf({ scope }: Pick<ServiceWorkerRegistration, 'scope'>): string {
  return `${new URL(scope).pathname}sandbox`;
}

/** Lets a sandbox answer below its mount, from the moment the worker is installed. */
export function listen(sandbox: Sandbox, mount: string, onActivate = async () => {}): void {
  self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

  self.addEventListener('activate', (event) => {
    event.waitUntil(Promise.all([self.clients.claim(), onActivate().catch(() => undefined)]));
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
}
