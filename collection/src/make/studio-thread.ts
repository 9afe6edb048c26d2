import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { makePicture, type PictureJob } from './make-picture.ts';
import type { StudioMessage } from './studio.ts';

// There are as many threads like this as cores.
sharp.concurrency(1);

parentPort?.on('message', async (jobs: readonly PictureJob[]) => {
  for (const job of jobs) say({ name: job.name, made: await makePicture(job) });
  say('all made');
});

function say(message: StudioMessage): void {
  parentPort?.postMessage(message);
}
