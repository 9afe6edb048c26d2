import { run } from './run.mjs';

/** Makes the search: its index and the worker that reads it, as files of the site. */
export async function prepareSearch() {
  await run('Building the search', process.execPath, [
    ...['--import', 'tsx', 'scripts/steps/build-search.mjs'],
  ]);
}
