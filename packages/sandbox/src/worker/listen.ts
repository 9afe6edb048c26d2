import type { Sandbox } from '../create-sandbox.ts';
import { sandboxBelow } from '../services.ts';
import { inBrowser } from './in-browser.ts';

declare const self: ServiceWorkerGlobalScope;

/** The path of a worker's sandbox, e.g. "/portal/sandbox". */
export function mountOf({ scope }: Pick<ServiceWorkerRegistration, 'scope'>): string {
  return sandboxBelow(new URL(scope).pathname);
}

/** Lets a sandbox answer below its mount, as soon as the worker is installed. */
export function listen(sandbox: Sandbox, mount: string, onActivate = async () => {}): void {
  self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

  self.addEventListener('activate', (event) => {
    event.waitUntil(Promise.all([self.clients.claim(), onActivate().catch(() => undefined)]));
  });

  // A page that was force-reloaded, bypassing its worker, asks to be controlled again.
  self.addEventListener('message', (event) => {
    if (event.data === 'claim') event.waitUntil(self.clients.claim());
  });

  const served = inBrowser(sandbox);
  self.addEventListener('fetch', (event) => {
    const { origin, pathname } = new URL(event.request.url);
    if (origin !== self.location.origin || !pathname.startsWith(`${mount}/`)) return;
    event.respondWith(served.fetch(event.request));
  });
}
