import { describe, expect, it } from 'vitest';
import { hexToLab } from '../../src/finding/cie-lab.ts';
import { createLikeness } from '../../src/finding/likeness.ts';
import { made, sendTo } from '../node-sandbox.ts';
import { sharedSandbox } from '../shared-sandbox.ts';

const { images, looks } = made.collection;
const send = sendTo(sharedSandbox);

// Similarity is computed again here from the collection's data, from first principles.

type Colours = readonly (readonly [hex: string, share: number])[];

const labs = new Map<string, readonly number[]>();

/** CIE L*a*b* of sRGB with D65 white, by the standard formulas. */
function lab(hex: string): readonly number[] {
  const known = labs.get(hex);
  if (known) return known;
  const [red = 0, green = 0, blue = 0] = Buffer.from(hex.replace('#', ''), 'hex');
  const [r, g, b] = [red, green, blue].map((level) =>
    level > 10 ? ((level / 255 + 0.055) / 1.055) ** 2.4 : level / 255 / 12.92,
  ) as [number, number, number];
  const f = (t: number): number =>
    t > (6 / 29) ** 3 ? t ** (1 / 3) : (29 / 6) ** 2 * (t / 3) + 4 / 29;
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  const made = [116 * y - 16, 500 * (x - y), 200 * (y - z)];
  labs.set(hex, made);
  return made;
}

function apart(one: string, other: string): number {
  const [p, q] = [lab(one), lab(other)];
  return Math.sqrt(p.reduce((sum, value, at) => sum + (value - (q[at] ?? 0)) ** 2, 0));
}

/** The mean distance of each colour of one picture from the nearest of the other. */
function farFrom(one: Colours, other: Colours): number {
  return one.reduce((sum, [hex, share]) => {
    return sum + share * Math.min(...other.map(([theirs]) => apart(hex, theirs)));
  }, 0);
}

function lookOf(id: string) {
  const look = looks[id];
  if (!look) throw new Error(`Nothing is known about the appearance of ${id}`);
  return look;
}

function alikeInColours(a: string, b: string): number {
  const [one, other] = [lookOf(a).palette, lookOf(b).palette];
  return 20 / (20 + farFrom(one, other) + farFrom(other, one));
}

/** Cosine similarity. */
function alikeInFeatures(a: string, b: string): number {
  const [one, other] = [a, b].map(
    (id) => new Int8Array(Buffer.from(lookOf(id).features, 'base64')),
  ) as [Int8Array, Int8Array];
  const product = (p: Int8Array, q: Int8Array): number =>
    p.reduce((sum, value, at) => sum + value * (q[at] ?? 0), 0);
  return product(one, other) / Math.sqrt(product(one, one) * product(other, other));
}

const kinds: Record<string, { alike: (a: string, b: string) => number; least: number }> = {
  visuallySimilar: {
    alike: (a, b) => (alikeInFeatures(a, b) + alikeInColours(a, b)) / 2,
    least: -1,
  },
  withSimilarFeatures: { alike: alikeInFeatures, least: -1 },
  withSimilarColors: { alike: alikeInColours, least: 0.5 },
};

/** Rounded, since the last digits depend on the order of summation. */
const rounded = (value: number): number => Math.round(value * 1e5) / 1e5;

function sorted(values: readonly number[], direction: 1 | -1): number[] {
  return [...values].sort((a, b) => direction * (a - b));
}

const asked = images.filter((_, at) => at % 25 === 0).map(({ id }) => id);

describe.each(Object.entries(kinds))('%s', (kind, { alike, least }) => {
  it.each(asked)(
    'decreases along the list of %s, and nothing more similar is left out',
    async (id) => {
      const { json } = await send(`/catalogue/v2/images/${id}?include=${kind}`);
      const ids = (json as Record<string, { id: string }[]>)[kind]?.map((one) => one.id) ?? [];
      const scores = ids.map((other) => rounded(alike(id, other)));
      expect(scores).toEqual(sorted(scores, -1));
      const all = images.filter((one) => one.id !== id).map((one) => rounded(alike(id, one.id)));
      const best = sorted(all, -1)
        .filter((score) => score > least)
        .slice(0, 5);
      expect(scores).toEqual(best);
    },
  );
});

/** A colour that covers much of the picture counts as nearer than a speck of it. */
function farness(id: string, hexes: readonly string[]): number {
  return hexes.reduce((sum, hex) => {
    const each = lookOf(id).palette.map(
      ([own, share]) => apart(hex, own) + 12 * (1 - Math.sqrt(share)),
    );
    return sum + Math.min(...each);
  }, 0);
}

it.each([['ff6700'], ['1a3a6b'], ['000000'], ['FFFFFF'], ['1a3a6b', 'f4ecd8']])(
  'colours %s: the distance grows from the first result to the last',
  async (...hexes) => {
    const found: string[] = [];
    for (let page = 1; found.length < images.length; page += 1) {
      const path = `/catalogue/v2/images?colors=${hexes}&pageSize=100&page=${page}`;
      const { results } = (await send(path)).json as { results: { id: string }[] };
      expect(results.length).toBeGreaterThan(0);
      found.push(...results.map(({ id }) => id));
    }
    expect(new Set(found).size).toBe(images.length);
    const far = found.map((id) => rounded(farness(id, hexes)));
    expect(far).toEqual(sorted(far, 1));
    expect(far[0]).toBeLessThan((far.at(-1) ?? 0) / 2);
  },
);

it.each([
  ['000000', [0, 0, 0]],
  ['ffffff', [100, 0, 0]],
  ['ff0000', [53.24, 80.09, 67.2]],
  ['00ff00', [87.74, -86.18, 83.18]],
  ['0000ff', [32.3, 79.19, -107.86]],
  ['808080', [53.59, 0, 0]],
])('converts %s to L*a*b*', (hex, expected) => {
  for (const [at, value] of hexToLab(hex).entries()) {
    expect(Math.abs(value - (expected[at] ?? 0))).toBeLessThan(0.06);
  }
});

describe('with made-up data', () => {
  const features = (...bytes: number[]): string =>
    Buffer.from(Int8Array.from(bytes)).toString('base64');
  const { features: shapes, colours } = createLikeness([
    { features: features(100, 0), palette: [['#ff0000', 1]] },
    {
      features: features(50, 0),
      palette: [
        ['#ff0000', 0.5],
        ['#0000ff', 0.5],
      ],
    },
    { features: features(-20, 0), palette: [['#0000ff', 1]] },
    { features: features(0, 100), palette: [['#ee1100', 1]] },
  ]);

  it('the same is 1, the opposite -1, the unrelated 0', () => {
    expect([1, 2, 3].map((other) => Math.round(shapes(0, other) * 1e6) / 1e6)).toEqual([1, -1, 0]);
  });

  it('the same colours are 1, near ones less, few of them less, others least', () => {
    const [same = 0, near = 0, half = 0, none = 0] = [0, 3, 1, 2].map((other) => colours(0, other));
    expect(same).toBe(1);
    expect([near < same, half < near, none < half]).toEqual([true, true, true]);
  });
});
