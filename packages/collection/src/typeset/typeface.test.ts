import { describe, expect, test } from 'vitest';
import { typefaces } from './typefaces.ts';

const { letter, measure, inkBox } = typefaces.fell;

describe('a typeface', () => {
  test('draws closed outlines', () => {
    expect(letter('Fig. 1', 10, [0, 0])).toMatch(/^M.*z$/);
  });

  test('starts at the given point, and moves letters without changing them', () => {
    const [here, there] = [letter('I', 100, [0, 0]), letter('I', 100, [30, 7])];
    const read = (path: string) => /^M(-?[\d.]+) (-?[\d.]+)(.*)$/.exec(path)?.slice(1) ?? [];
    const [x, y, rest] = read(here);
    expect(read(there)).toEqual([String(Number(x) + 30), String(Number(y) + 7), rest]);
  });

  test('puts letters side by side', () => {
    const [first = '', second = ''] = letter('II', 100, [0, 0]).split(/(?<=z)(?=M)/);
    const gap = Number.parseFloat(second.slice(1)) - Number.parseFloat(first.slice(1));
    expect(gap).toBeCloseTo(measure('I', 100), 0);
    expect(measure('II', 100)).toBeCloseTo(2 * measure('I', 100));
  });

  test('gives the box of the ink, which extends below the baseline only where letters do', () => {
    const [, top, right, bottom] = inkBox('lap', 100);
    expect(top).toBeLessThan(-50);
    expect(bottom).toBeGreaterThan(15);
    expect(right).toBeLessThanOrEqual(measure('lap', 100) + 5);
    expect(inkBox('la', 100)[3]).toBeLessThan(5);
    expect(inkBox(' ', 100)).toEqual([0, 0, 0, 0]);
  });
});
