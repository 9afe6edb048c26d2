import { expect, it } from 'vitest';
import { PlainError } from '../bootstrap/run.mjs';
import { readOptions } from './read-options.ts';

const usage = 'npm run press -- [--runs 5] [--quick]';
const options = {
  runs: { type: 'string', default: '5' },
  quick: { type: 'boolean' },
} as const;

it('reads options and their defaults', () => {
  const { values } = readOptions(usage, { args: ['--quick'], options });
  expect(values).toEqual({ runs: '5', quick: true });
});

it.each([
  [['--run', '3'], /'--run'/],
  [['--runs'], /'--runs/],
  [['--quick=yes'], /'--quick'/],
  [['gently'], /'gently'/],
])('refuses %j as a mistake of the user, with the usage', (args, named) => {
  const read = () => readOptions(usage, { args, options });
  expect(read).toThrow(PlainError);
  expect(read).toThrow(named);
  expect(read).toThrow(`Use it like this: ${usage}`);
});
