import { on } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { MadePicture, PictureJob } from './make-picture.ts';

/** What a thread says: a picture is made, or all that it was given are. */
export type StudioMessage = { name: string; made: MadePicture } | 'all made';

/** Threads that draw side by side. They load the drawers while the work is still being planned. */
export type Studio = {
  /** Pictures that are drawn by the same code are best given together: it runs faster warm. */
  draw(
    groups: readonly (readonly PictureJob[])[],
    onMade: (name: string, made: MadePicture) => void,
  ): Promise<void>;
  close(): Promise<void>;
};

export function openStudio(): Studio {
  const threads = Array.from({ length: availableParallelism() }, openThread);
  return {
    async draw(groups, onMade) {
      const queue = groups.filter((group) => group.length > 0);
      await Promise.all(threads.map((thread) => drawOn(thread, queue, onMade)));
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.terminate()));
    },
  };
}

function openThread(): Worker {
  return new Worker(new URL('./open-thread.mjs', import.meta.url), {
    // Pictures are large and short-lived: with less room for the young, clearing up takes longer.
    resourceLimits: { maxYoungGenerationSizeMb: 96 },
  });
}

async function drawOn(
  thread: Worker,
  queue: (readonly PictureJob[])[],
  onMade: (name: string, made: MadePicture) => void,
): Promise<void> {
  const first = queue.shift();
  if (!first) return;
  thread.postMessage(first);
  // Stops with the error when the thread has one.
  for await (const [message] of on(thread, 'message') as AsyncIterable<[StudioMessage]>) {
    if (message !== 'all made') {
      onMade(message.name, message.made);
      continue;
    }
    const next = queue.shift();
    if (!next) return;
    thread.postMessage(next);
  }
}
