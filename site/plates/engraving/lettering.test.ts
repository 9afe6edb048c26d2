import { describe, expect, test } from 'vitest';
import { letter, measure } from './lettering.ts';

describe('lettering', () => {
  test('draws closed outlines', () => {
    expect(letter('Fig. 1', { size: 10, at: [0, 0] })).toMatch(/^M.*z$/);
  });

  test('puts the anchored part of the text at the given place', () => {
    const starts = (anchor: number): number =>
      Number.parseFloat(letter('I', { size: 100, at: [200, 0], anchor }).slice(1));
    expect(starts(0) - starts(1)).toBeCloseTo(measure('I', 100), 0);
  });

  test('measures spacing between letters, not after the last', () => {
    expect(measure('aaa', 10, 2)).toBeCloseTo(measure('aaa', 10) + 4);
  });

  test('follows a map from flat text to the plate', () => {
    const upright = letter('I', { size: 100, at: [0, 0] });
    const moved = letter('I', { size: 100, at: ([x, y]) => [x + 30, y] });
    expect(Number.parseFloat(moved.slice(1)) - Number.parseFloat(upright.slice(1))).toBeCloseTo(30);
  });
});
