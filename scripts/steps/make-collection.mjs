import { run } from './run.mjs';

/** Makes the sample collection, or what has changed of it since the last time. */
export async function makeCollection() {
  await run('Making the sample collection (about two minutes the first time)', process.execPath, [
    ...['--import', 'tsx', 'collection/make.ts'],
  ]);
}
