import { join } from 'node:path';
import { cacheFolder } from '@portal/freshness';
import sharp from 'sharp';
import { makeCollection } from './src/make/make-collection.ts';
import { showProgress } from './src/make/progress.ts';
import { SourceProblems } from './src/read/source-problems.ts';

const root = import.meta.dirname;

// Several pictures are worked on at once, so one thread each is enough.
sharp.concurrency(1);

try {
  const started = performance.now();
  const progress = showProgress(process.stderr);
  const outcome = await makeCollection({
    root,
    folder: join(root, '.generated'),
    cache: join(cacheFolder, 'collection'),
    progress,
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`  ${outcome === 'made' ? 'Made' : 'Nothing to do: checked'} in ${seconds} s.`);
} catch (error) {
  if (!(error instanceof SourceProblems)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
