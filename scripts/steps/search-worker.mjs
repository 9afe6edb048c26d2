import { setPriority } from 'node:os';
import { alone } from './alone.mjs';
import { makeSearch } from './make-search.mjs';

/**
 * A process that makes the search again whenever it is told to. It leaves the processor to the page,
 * which a writer is waiting for.
 */
setPriority(10);
let waiting = 0;
let isBusy = false;

process.on('message', async () => {
  waiting += 1;
  if (isBusy) return;
  isBusy = true;
  while (waiting > 0) {
    // One more for all edits that come in the meantime.
    waiting = 0;
    await alone('npm run dev', makeSearch).catch((error) =>
      console.error(`The search still finds the words as they were: ${error.message}`),
    );
  }
  isBusy = false;
});
process.on('disconnect', () => process.exit());
