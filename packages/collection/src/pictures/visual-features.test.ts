import { describe, expect, it } from 'vitest';
import { condense } from './condense.ts';
import { measureColours } from './palette.ts';
import { featureSide, featureWeights, visualFeatures } from './visual-features.ts';

function picture(colour: (x: number, y: number) => readonly [number, number, number]) {
  const data = Buffer.alloc(featureSide * featureSide * 3);
  for (let index = 0; index < featureSide ** 2; index += 1) {
    data.set(colour(index % featureSide, Math.floor(index / featureSide)), index * 3);
  }
  return { width: featureSide, height: featureSide, data };
}

const upright = picture((x) => (x % 12 < 6 ? [20, 20, 20] : [230, 230, 230]));
const level = picture((_, y) => (y % 12 < 6 ? [20, 20, 20] : [230, 230, 230]));
const redUpright = picture((x) => (x % 12 < 6 ? [60, 0, 0] : [250, 224, 224]));

function looksOf(...pictures: (typeof upright)[]): Int8Array[] {
  return condense(
    pictures.map((one) => visualFeatures(one, 1)),
    featureWeights,
  );
}

function cosine(a: Int8Array, b: Int8Array): number {
  let [dot, left, right] = [0, 0, 0];
  a.forEach((value, index) => {
    const other = b[index] ?? 0;
    dot += value * other;
    left += value * value;
    right += other * other;
  });
  return dot / Math.sqrt(left * right);
}

describe('visual features', () => {
  it('distinguish directions and mostly ignore colour', () => {
    const [a, b, c] = looksOf(upright, level, redUpright);
    if (!a || !b || !c) throw new Error('three pictures give three vectors');
    expect(cosine(a, c)).toBeGreaterThan(0.5);
    expect(cosine(a, b)).toBeLessThan(0);
  });

  it('are all zero if pictures do not differ', () => {
    const same = looksOf(upright, upright);
    expect(same.every((vector) => vector.every((value) => value === 0))).toBe(true);
  });
});

describe('colours', () => {
  it('are averaged, and a small strong accent stays in the palette', () => {
    const spotted = picture((x, y) => (x < 64 && y < 64 ? [200, 10, 10] : [240, 230, 210]));
    const { averageColor, palette } = measureColours(spotted);
    expect(averageColor).toMatch(/^#e[a-f0-9]d[a-f0-9]c[a-f0-9]$/);
    expect(palette).toEqual([
      ['#f0e6d2', 0.937],
      ['#c80a0a', 0.063],
    ]);
  });
});
