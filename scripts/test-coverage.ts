import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './bootstrap/paths.mjs';
import { runTool } from './bootstrap/run.mjs';
import { coverageTable } from './tests/coverage-table.ts';
import { makeForTests } from './tests/make-for-tests.ts';

const reports = join(root, '.cache/coverage');

/** How much of each package its unit tests run. */
export async function command(): Promise<void> {
  await makeForTests();
  await runTool('Unit tests of the packages, with coverage', 'vitest', [
    ...['run', 'packages', '--project=parts', '--project=server', '--project=dom'],
    ...['--coverage.enabled', '--coverage.provider=v8', `--coverage.reportsDirectory=${reports}`],
    ...['--coverage.reporter=json-summary', '--coverage.reporter=html'],
    '--coverage.include=packages/*/src/**/*.{ts,tsx,mjs}',
    '--coverage.exclude=**/*.{test-d,fixture,generated,d}.ts',
  ]);
  const summary = await readFile(join(reports, 'coverage-summary.json'), 'utf8');
  console.log(`\n${coverageTable(JSON.parse(summary), root)}`);
  console.log(`\nEvery line: ${join(reports, 'index.html')}`);
}
