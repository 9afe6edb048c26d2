import { setPriority } from 'node:os';
import { alone } from '../bootstrap/alone.mjs';
import { messageOf } from '../bootstrap/run.mjs';
import { makeSearch } from '../site-build/make-search.ts';

/**
 * Run as a process of the live preview: rebuilds the search whenever told to. Its low priority
 * leaves the processor to the page, which a writer is waiting for.
 */
setPriority(10);
let waiting = 0;
let isBusy = false;

process.on('message', async () => {
  waiting += 1;
  if (isBusy) return;
  isBusy = true;
  while (waiting > 0) {
    // All edits that arrive meanwhile share one more round.
    waiting = 0;
    await alone('npm run dev', makeSearch).catch((error) =>
      console.error(`The search was not updated, and finds the old words: ${messageOf(error)}`),
    );
  }
  isBusy = false;
});
process.on('disconnect', () => process.exit());
