import { describe, expect, test } from 'vitest';
import { rectangle } from './geometry.ts';
import { hatch } from './hatching.ts';
import { seededRandom } from './seeded-random.ts';

const square = rectangle(10, 10, 40, 40);

describe('hatch', () => {
  test.each([0, 0.6, Math.PI / 2, -1.1])(
    'keeps its strokes inside the form at angle %d',
    (angle) => {
      const strokes = hatch(square, { angle, spacing: 3, random: seededRandom('hatch') });
      expect(strokes.length).toBeGreaterThan(8);
      for (const [x, y] of strokes.flat()) {
        expect(Math.min(x, y)).toBeGreaterThan(9.9);
        expect(Math.max(x, y)).toBeLessThan(50.1);
      }
    },
  );

  test('draws more where it is darker', () => {
    const inked = (tone: number): number =>
      hatch(square, { angle: 0, spacing: 2, random: seededRandom('tone'), tone: () => tone })
        .map(([[from], [to]]) => to - from)
        .reduce((sum, length) => sum + length, 0);
    expect(inked(0)).toBe(0);
    expect(inked(0.5)).toBeGreaterThan(inked(0.3));
    expect(inked(1)).toBeGreaterThan(inked(0.5));
  });
});
