import { parentPort } from 'node:worker_threads';
import { encodeGif } from '../gif/encode-gif.mjs';

parentPort.on('message', ({ id, pixels }) => {
  const bytes = encodeGif(pixels);
  parentPort.postMessage({ id, bytes }, [bytes.buffer]);
});
