import { openSession } from '../run/open-session.ts';
import { explainRefusal } from './explain-refusal.ts';
import type { ToWorker } from './protocol.ts';
import { removeStorage } from './remove-storage.ts';
import { serveCells } from './serve-cells.ts';

declare const self: DedicatedWorkerGlobalScope;

removeStorage(self);

/**
 * The script of the worker. The host serves it with its own policy, which allows evaluation; the
 * page's policy does not.
 */
const fetch = explainRefusal((request) => globalThis.fetch(request), {
  origin: self.location.origin,
  // A worker cannot read its own policy, but its script is served with it.
  policy: async () => {
    const { headers } = await globalThis.fetch(self.location.href, { method: 'HEAD' });
    return headers.get('content-security-policy');
  },
});

const server = serveCells({
  post: (message) => self.postMessage(message),
  open: ({ hosts, display }) => openSession({ fetch, hosts, display }),
});

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  void server.receive(data);
});

self.addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  server.lose(event.reason);
});

// Thrown in a timer or a listener: unless it is handled here, the page ends the worker.
self.addEventListener('error', (event) => {
  event.preventDefault();
  server.lose(event.error);
});

self.postMessage({ type: 'ready' });
