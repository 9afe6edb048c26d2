import { describe, expect, it } from 'vitest';
import { isOneSlip } from './one-slip.ts';

describe('isOneSlip', () => {
  it.each([
    ['availabilties', 'availabilities', true],
    ['lisence', 'licence', true],
    ['catalgoue', 'catalogue', true],
    ['bitonall', 'bitonal', true],
    ['same', 'same', true],
    ['works', 'worsk', true],
    ['abcd', 'badc', false],
    ['works', 'book', false],
    ['work', 'workers', false],
    ['', 'a', true],
  ])('%s, %s: %s', (one, other, expected) => {
    expect(isOneSlip(one, other)).toBe(expected);
    expect(isOneSlip(other, one)).toBe(expected);
  });
});
