import { describe, expect, it } from 'vitest';
import {
  digestPictures,
  readKeptLooks,
} from '../../../../packages/collection/src/make/kept-looks.ts';
import { seededRandom } from '../../../../packages/collection/src/random/seeded-random.ts';
import { collectionRoot, looks, works } from './made-collection.ts';
import { planned, sources } from './plan.ts';

it('are committed, so that neighbours are the same on every machine', () => {
  // If pictures have changed: npm run collection -- --keep-looks
  const current = digestPictures(collectionRoot, planned);
  expect(readKeptLooks(collectionRoot, current)).toBe(JSON.stringify(looks));
});

type Swatch = { colour: readonly number[]; share: number };
type Look = { family: string; features: Int8Array; palette: Swatch[] };

const all: Look[] = planned.map(({ imageId, family }) => {
  const { features, palette } = looks[imageId] ?? { features: '', palette: [] };
  return {
    family,
    features: unpack(features),
    palette: palette.map(([hex, share]) => ({ colour: readHex(hex), share })),
  };
});

function unpack(features: string): Int8Array {
  return Int8Array.from(Buffer.from(features, 'base64'), (byte) => (byte << 24) >> 24);
}

function cosine(a: Int8Array, b: Int8Array): number {
  let [dot, left, right] = [0, 0, 0];
  for (let index = 0; index < a.length; index += 1) {
    const [x, y] = [a[index] ?? 0, b[index] ?? 0];
    dot += x * y;
    left += x * x;
    right += y * y;
  }
  return dot / Math.sqrt(left * right);
}

function nearest(look: Look, count: number, likeness: (a: Look, b: Look) => number): Look[] {
  return all
    .filter((other) => other !== look)
    .map((other) => ({ other, score: likeness(look, other) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ other }) => other);
}

function byFeatures(a: Look, b: Look): number {
  return cosine(a.features, b.features);
}

/** How near the colours of one are to the nearest colours of the other, and the other way round. */
function byColours(a: Look, b: Look): number {
  return -(farness(a.palette, b.palette) + farness(b.palette, a.palette));
}

function farness(from: readonly Swatch[], to: readonly Swatch[]): number {
  let sum = 0;
  for (const { colour, share } of from) {
    let nearest = Number.POSITIVE_INFINITY;
    for (const other of to) nearest = Math.min(nearest, distance(colour, other.colour));
    sum += share * nearest;
  }
  return sum;
}

function distance([r = 0, g = 0, b = 0]: readonly number[], other: readonly number[]): number {
  const [dr, dg, db] = [r - (other[0] ?? 0), g - (other[1] ?? 0), b - (other[2] ?? 0)];
  return Math.sqrt(dr * dr + dg * dg + db * db);
}

function readHex(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

function share(test: (look: Look) => boolean): number {
  return all.filter(test).length / all.length;
}

describe('what can be learnt from the looks', () => {
  it('the nearest by features is of the same family, 85 times in 100 or more', () => {
    const right = share((look) => nearest(look, 1, byFeatures)[0]?.family === look.family);
    expect(right).toBeGreaterThanOrEqual(0.85);
  });

  it('three nearest by vote name every family right far more often than chance', () => {
    const chance = 1 / sources.pictures.length;
    for (const { family: name } of sources.pictures) {
      const own = all.filter(({ family }) => family === name);
      const right = own.filter((look) => {
        const votes = nearest(look, 3, byFeatures).filter(({ family }) => family === name);
        return votes.length >= 2;
      });
      expect(right.length / own.length, name).toBeGreaterThan(6 * chance);
    }
  });

  it('neighbours by colour are nearer in colour, and of more families, than those by features', () => {
    const sample = all.filter((_, index) => index % 5 === 0);
    const colourOf = (likeness: typeof byColours) =>
      sample.reduce(
        (sum, look) =>
          sum + nearest(look, 5, likeness).reduce((total, one) => total - byColours(look, one), 0),
        0,
      );
    const sameFamily = (likeness: typeof byColours) =>
      sample.filter((look) => nearest(look, 1, likeness)[0]?.family === look.family).length;
    expect(colourOf(byColours)).toBeLessThan(colourOf(byFeatures) * 0.6);
    expect(sameFamily(byColours)).toBeLessThan(sameFamily(byFeatures));
  });
});

describe('what can be learnt from the subjects', () => {
  const lists = works
    .map(({ subjects }) => subjects.map(({ label }) => label))
    .filter((list) => list.length > 1);

  /**
   * How well the other subjects of a work foretell one that was hidden: the share of works for which
   * it is among the ten that occurred most with the others elsewhere.
   */
  function foretold(data: readonly string[][]): number {
    const together = new Map<string, Map<string, number>>();
    const learn = (list: readonly string[], weight: number): void => {
      for (const a of list) {
        const row = together.get(a) ?? new Map<string, number>();
        together.set(a, row);
        for (const b of list) if (a !== b) row.set(b, (row.get(b) ?? 0) + weight);
      }
    };
    for (const list of data) learn(list, 1);
    const hits = data.filter((list) => {
      learn(list, -1);
      const [hidden = '', ...shown] = list;
      const scores = new Map<string, number>();
      for (const label of shown) {
        for (const [other, count] of together.get(label) ?? []) {
          scores.set(other, (scores.get(other) ?? 0) + count);
        }
      }
      learn(list, 1);
      for (const label of shown) scores.delete(label);
      const best = [...scores].filter(([, score]) => score > 0).sort((a, b) => b[1] - a[1]);
      return best.slice(0, 10).some(([label]) => label === hidden);
    });
    return hits.length / data.length;
  }

  /** The same works with as many subjects, drawn from all subjects by lot. */
  function shuffled(data: readonly string[][]): string[][] {
    const random = seededRandom('shuffled subjects');
    const pool = data
      .flat()
      .map((label) => ({ label, lot: random.next() }))
      .sort((a, b) => a.lot - b.lot)
      .map(({ label }) => label);
    return data.map((list) => [...new Set(pool.splice(0, list.length))]);
  }

  it('what occurs together means something: it beats shuffled data clearly', () => {
    const real = foretold(lists);
    const chance = foretold(shuffled(lists));
    expect(real).toBeGreaterThan(0.4);
    expect(real).toBeGreaterThan(chance * 2);
  });
});
