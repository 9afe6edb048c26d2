import { run } from './bootstrap/run.mjs';
import { makeCollection } from './portal/make-collection.ts';

export async function command(): Promise<void> {
  await makeCollection();
  const program = 'scripts/descriptions/refresh-examples.ts';
  await run('Asking for the examples', process.execPath, ['--import', 'tsx', program]);
}
