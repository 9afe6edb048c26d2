import { join } from 'node:path';
import { chosenPortal, portalFolders } from '@portal/portal/folders';
import sharp from 'sharp';
import { makeCollection } from './src/make/make-collection.ts';
import { showProgress } from './src/make/progress.ts';
import { SourceProblems } from './src/read/source-problems.ts';

const { portal, collection, cache } = portalFolders(chosenPortal());

// Several pictures are processed at once, so one thread each is enough.
sharp.concurrency(1);

try {
  const started = performance.now();
  const progress = showProgress(process.stderr);
  await makeCollection({
    root: join(portal, 'collection'),
    folder: collection,
    cache: join(cache, 'collection'),
    progress,
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`✓ Making the collection (${seconds} s)`);
} catch (error) {
  if (!(error instanceof SourceProblems)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
