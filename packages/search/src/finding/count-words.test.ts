import { expect, it } from 'vitest';
import { createWordCounts } from './count-words.ts';

it('counts names, not mentions, and does not mind a plural', () => {
  const countOf = createWordCounts([
    { names: ['getWorks', 'List works'] },
    { names: ['getWork'] },
    { names: ['production.dates.from'] },
  ]);
  expect(countOf('works')).toBe(2);
  expect(countOf('date')).toBe(1);
  expect(countOf('zebra')).toBe(0);
});
