import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { memoryLimits, mostKeptBytes } from '../src/memory-limits.ts';

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

it('holds no more than it counts, in a flood of addresses that never come again', async () => {
  const loader = new URL(import.meta.resolve('tsx')).href;
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--expose-gc',
    ...['--import', loader, pathOf('flood.ts')],
  ]);
  const grown = JSON.parse(stdout) as Record<string, number>;
  expect(grown.cache).toBeLessThan(grown.cacheLimit ?? 0);
  expect(grown.searches).toBeLessThan(memoryLimits.searches);
  expect(grown.addresses).toBeLessThan(memoryLimits.answers);
  // The flood did fill them: otherwise it would prove nothing.
  expect(Math.min(grown.cache ?? 0, grown.searches ?? 0, grown.addresses ?? 0)).toBeGreaterThan(
    2_000_000,
  );
}, 120_000);

it.each(['../README.md', '../../../ARCHITECTURE.md'])('%s gives the right sum', (file) => {
  const text = readFileSync(pathOf(file), 'utf8');
  expect(text).toContain(`at most ${mostKeptBytes / 1e6} MB`);
});
