import { describe, expect, test } from 'vitest';
import { contours, survey, thin } from './contours.ts';
import { distance, type Point } from './geometry.ts';

const box = [0, 0, 100, 100] as const;
function cone(point: Point): number {
  return 40 - distance(point, [50, 50]);
}

describe('contours', () => {
  test('a cone has one closed line at each height, all at the same distance', () => {
    const found = contours(survey({ height: cone, box, cell: 2 }), 15);
    expect(found).toHaveLength(1);
    expect(found[0]?.closed).toBe(true);
    for (const point of found[0]?.line ?? []) {
      expect(distance(point, [50, 50])).toBeCloseTo(25, 0);
    }
  });

  test('a slope has one open line from edge to edge', () => {
    const found = contours(survey({ height: ([x]) => x, box, cell: 5 }), 42);
    expect(found).toHaveLength(1);
    expect(found[0]?.closed).toBe(false);
    const ends = [found[0]?.line.at(0)?.[1], found[0]?.line.at(-1)?.[1]];
    expect(ends.sort()).toEqual([0, 100]);
  });

  test('level ground has none', () => {
    expect(contours(survey({ height: () => 1, box, cell: 10 }), 5)).toEqual([]);
  });

  test('thinning keeps the ends of an open line', () => {
    const [line] = contours(survey({ height: ([x]) => x, box, cell: 5 }), 42);
    if (!line) throw new Error('no contour');
    const thinned = thin(line, 3);
    expect(thinned[0]).toEqual(line.line[0]);
    expect(thinned.at(-1)).toEqual(line.line.at(-1));
  });
});
