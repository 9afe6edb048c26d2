import { Worker } from 'node:worker_threads';
import type { GifPixels } from '../gif/encode-gif.mjs';

type Waiting = { resolve(bytes: Uint8Array): void; reject(reason: unknown): void };
type Done = { id: number; bytes: Uint8Array };

/**
 * Encodes GIF in its own thread: the largest picture takes a second, which would block all other
 * requests. The thread starts with the first picture and does not keep the process alive.
 */
export function createGifEncoder(): (pixels: GifPixels) => Promise<Uint8Array> {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let count = 0;

  function start(): Worker {
    const started = new Worker(new URL('./gif-thread.mjs', import.meta.url), { execArgv: [] });
    started.on('message', ({ id, bytes }: Done) => {
      waiting.get(id)?.resolve(bytes);
      waiting.delete(id);
      if (waiting.size === 0) started.unref();
    });
    // The next picture gets a new thread.
    started.on('error', (error) => {
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
      thread = undefined;
    });
    return started;
  }

  return (pixels) =>
    new Promise((resolve, reject) => {
      thread ??= start();
      thread.ref();
      count += 1;
      waiting.set(count, { resolve, reject });
      thread.postMessage({ id: count, pixels });
    });
}
