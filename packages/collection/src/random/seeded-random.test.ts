import { describe, expect, test } from 'vitest';
import { seededRandom } from './seeded-random.ts';

function draw(seed: string): number[] {
  const random = seededRandom(seed);
  return Array.from({ length: 50 }, () => random.next());
}

describe('seededRandom', () => {
  test('produces the same numbers for the same seed', () => {
    expect(draw('fern')).toEqual(draw('fern'));
  });

  test('produces different numbers for another seed', () => {
    expect(draw('fern')).not.toEqual(draw('moth'));
  });

  test('stays within its bounds', () => {
    const random = seededRandom('bounds');
    for (let turn = 0; turn < 500; turn += 1) {
      const share = random.next();
      expect(share >= 0 && share < 1).toBe(true);
      expect(Math.abs(random.jitter(2))).toBeLessThanOrEqual(2);
      const between = random.between(3, 5);
      expect(between >= 3 && between < 5).toBe(true);
    }
  });

  test('picks only from the given values', () => {
    const random = seededRandom('picks');
    const picked = new Set(Array.from({ length: 60 }, () => random.pick(['a', 'b', 'c'])));
    expect([...picked].sort()).toEqual(['a', 'b', 'c']);
  });
});
