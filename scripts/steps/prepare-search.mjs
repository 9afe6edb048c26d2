import { isFresh } from './made-parts.mjs';
import { run } from './run.mjs';

/** Makes the search, its index and the worker that reads it, unless it is up to date. */
export async function prepareSearch() {
  if (isFresh('search')) return;
  await run('Building the search', process.execPath, [
    ...['--import', 'tsx', 'scripts/steps/build-search.mjs'],
  ]);
}
