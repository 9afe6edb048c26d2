import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { openTypeface } from './typeface.ts';

const { letter, measure, inkBox, has } = openTypeface(
  createRequire(import.meta.url).resolve(
    '@fontsource/im-fell-english/files/im-fell-english-latin-400-normal.woff2',
  ),
);

describe('a typeface', () => {
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

  test('knows the box of the ink, which hangs below the baseline only where letters do', () => {
    const [, top, right, bottom] = inkBox('lap', 100);
    expect(top).toBeLessThan(-50);
    expect(bottom).toBeGreaterThan(15);
    expect(right).toBeLessThanOrEqual(measure('lap', 100) + 5);
    expect(inkBox('la', 100)[3]).toBeLessThan(5);
    expect(inkBox(' ', 100)).toEqual([0, 0, 0, 0]);
  });

  test('says which letters it has', () => {
    expect(has('Œuvre & “æther”')).toBe(true);
    expect(has('書')).toBe(false);
  });
});
