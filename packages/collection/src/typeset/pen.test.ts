import { describe, expect, test } from 'vitest';
import { createPen } from './pen.ts';

describe('createPen', () => {
  test('writes steps with as few characters as possible', () => {
    const pen = createPen().move([10, 20]).line([10.5, 19.5]).line([11, 20.2]).close();
    expect(pen.done()).toBe('M10 20l.5-.5.5.7z');
  });

  test('writes horizontal and vertical lines with one number', () => {
    expect(createPen().move([0, 0]).line([4, 0]).line([4, -3]).done()).toBe('M0 0h4v-3');
  });

  test('leaves out steps of zero length', () => {
    expect(createPen().move([1, 1]).line([1.02, 0.98]).line([2, 2]).done()).toBe('M1 1l1 1');
  });

  test('continues from the start of a closed line', () => {
    const pen = createPen().move([1, 1]).line([3, 4]).close().move([2, 2]).line([3, 3]);
    expect(pen.done()).toBe('M1 1l2 3zm1 1l1 1');
  });

  test('does not drift, however many steps it takes', () => {
    const pen = createPen().move([0, 0]);
    for (let step = 1; step <= 300; step += 1) pen.line([step * 0.33, step * 0.07]);
    const numbers = pen
      .done()
      .replace(/^M0 0/, '')
      .match(/[hv]-?[\d.]+|-?\d*\.?\d+/g);
    let x = 0;
    let upright = false;
    for (const token of numbers ?? []) {
      if (token.startsWith('h')) x += Number(token.slice(1));
      else if (!token.startsWith('v')) {
        if (!upright) x += Number(token);
        upright = !upright;
      }
    }
    expect(x).toBeCloseTo(99, 1);
  });
});
