import { describe, expect, it } from 'vitest';
import { isEditDistanceOne } from './edit-distance-one.ts';

describe('isEditDistanceOne', () => {
  it.each([
    ['availabilties', 'availabilities', true],
    ['lisence', 'licence', true],
    ['catalgoue', 'catalogue', true],
    ['bitonall', 'bitonal', true],
    ['same', 'same', true],
    ['works', 'worsk', true],
    ['abcd', 'badc', false],
    ['abcd', 'axyd', false],
    ['abcd', 'xacd', false],
    ['abcd', 'bxcd', false],
    ['works', 'book', false],
    ['work', 'workers', false],
    ['', 'a', true],
  ])('%s, %s: %s', (one, other, expected) => {
    expect(isEditDistanceOne(one, other)).toBe(expected);
    expect(isEditDistanceOne(other, one)).toBe(expected);
  });
});
