import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { encodeGif } from '../gif/encode-gif.mjs';

// Whoever waits for anything else comes first. On Linux this is the priority of the thread alone.
if (process.platform === 'linux') setPriority(Math.min(getPriority() + 10, 19));

parentPort.on('message', ({ id, pixels }) => {
  const bytes = encodeGif(pixels);
  parentPort.postMessage({ id, bytes }, [bytes.buffer]);
});
