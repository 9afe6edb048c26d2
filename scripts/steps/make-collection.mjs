import { run } from './run.mjs';

/** Makes the sample collection, or what has changed of it since the last time. */
export async function makeCollection() {
  const heading = 'Making the sample collection (about a minute and a half the first time)';
  await run(heading, process.execPath, ['--import', 'tsx', 'collection/make.ts']);
}
