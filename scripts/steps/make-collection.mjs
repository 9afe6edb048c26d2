import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { folders } from './paths.mjs';
import { run } from './run.mjs';

/** Makes the portal's collection, or what has changed of it since the last time. */
export async function makeCollection() {
  if (!existsSync(join(folders.portal, 'collection'))) return;
  const heading = 'Making the sample collection (about half a minute the first time)';
  await run(heading, process.execPath, ['--import', 'tsx', 'packages/collection/make.ts']);
}

/** Makes it only where there is none: whoever serves it need not see that it is the newest. */
export async function makeMissingCollection() {
  if (!existsSync(join(folders.collection, 'manifest.json'))) await makeCollection();
}
