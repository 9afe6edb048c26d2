import { expect, test } from 'vitest';
import { growthRows, plot } from './growth.ts';

const series = {
  what: 'pages',
  points: [
    { input: 10, measures: { seconds: 5, bytes: 100 } },
    { input: 20, measures: { seconds: 10, bytes: 300 } },
  ],
};

test('passes what grows with its input, and fails what grows faster', () => {
  expect(growthRows(series).map(({ what, seen, holds }) => [what, seen, holds])).toEqual([
    ['growth with pages: seconds', '2.00 ×', true],
    ['growth with pages: bytes', '3.00 ×', false],
  ]);
});

test('the longest bar is what grew most', () => {
  const lines = plot(series).split('\n');
  const bar = (line = '') => line.replaceAll(/[^█]/g, '').length;
  expect(bar(lines.find((line) => line.includes('3.00')))).toBe(40);
  expect(bar(lines.find((line) => line.includes('2.00')))).toBe(27);
});
