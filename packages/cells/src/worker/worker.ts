import type { ToWorker } from './protocol.ts';
import { serveCells } from './serve-cells.ts';

declare const self: DedicatedWorkerGlobalScope;

/**
 * The script of the worker. The host serves it with a policy of its own that allows evaluation,
 * which the page around it does not.
 */
const server = serveCells({
  post: (message) => self.postMessage(message),
  fetch: (request) => globalThis.fetch(request),
});

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  void server.receive(data);
});

self.addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  server.lose(event.reason);
});

self.postMessage({ type: 'ready' });
