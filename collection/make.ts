import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { families } from './families.ts';
import { makeCollection } from './src/make/make-collection.ts';
import { printSizes } from './src/make/print-sizes.ts';
import { showProgress } from './src/make/progress.ts';
import { SourceProblems } from './src/read/source-problems.ts';

const root = dirname(fileURLToPath(import.meta.url));
const folder = join(root, '.generated');

try {
  const started = performance.now();
  const progress = showProgress(process.stderr);
  const outcome = await makeCollection({ root, families, folder, progress });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`  ${outcome === 'made' ? 'Made' : 'Nothing to do, found whole'} in ${seconds} s.`);
  printSizes(folder, console.log);
} catch (error) {
  if (!(error instanceof SourceProblems)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
