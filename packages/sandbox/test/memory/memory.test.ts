import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mostKeptBytes } from '../../src/memory/memory-limits.ts';

it.each(['../../README.md', '../../../../ARCHITECTURE.md'])('%s gives the right sum', (file) => {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  expect(text).toContain(`at most ${mostKeptBytes / 1e6} MB`);
});
