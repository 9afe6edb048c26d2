import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { memoryLimits } from '../../src/memory/memory-limits.ts';

it('holds no more than it counts, in a flood of addresses that never come again', async () => {
  const loader = new URL(import.meta.resolve('tsx')).href;
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--expose-gc',
    ...['--import', loader, fileURLToPath(new URL('flood.ts', import.meta.url))],
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
