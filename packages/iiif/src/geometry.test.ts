import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalParts, type ImagePlan } from './canonical-parts.ts';
import { splitParts } from './image-parts.ts';
import type { Limits, Pixels } from './pixels.ts';
import { parseRegion } from './region.ts';
import { regionBox } from './region-box.ts';
import { parseRotation, turnedSize } from './rotation.ts';
import { bestFit, scaledSize } from './scaled-size.ts';
import { parseSize } from './size.ts';
import { scaleFactors } from './tiles.ts';

const picture = { width: 1000, height: 600 };
const free = { version: 2, limits: {}, enlarges: true } as const;

function boxOf(text: string, of: Pixels = picture) {
  const region = parseRegion(text);
  return region.ok ? regionBox(region.value, of) : region;
}

function sizeOf(text: string, of: Pixels = picture, limits: Limits = {}) {
  const size = parseSize(text);
  return size.ok ? scaledSize(size.value, of, { ...free, limits }) : size;
}

describe('regionBox', () => {
  it.each([
    ['full', [0, 0, 1000, 600]],
    ['square', [200, 0, 600, 600]],
    ['10,20,30,40', [10, 20, 30, 40]],
    ['990,590,100,100', [990, 590, 10, 10]],
    ['0,0,999999999999999,1', [0, 0, 1000, 1]],
    ['pct:10,10,50,50', [100, 60, 500, 300]],
    ['pct:0,0,0.1,100', [0, 0, 1, 600]],
    ['pct:50,50,100,100', [500, 300, 500, 300]],
    ['pct:1.45,0,1.45,100', [15, 0, 15, 600]],
    // Below 100, so not entirely outside: the last pixel, however small the picture.
    ['pct:99.99,99.99,10,10', [999, 599, 1, 1]],
    [`pct:99.${'9'.repeat(30)},0,10,10`, [999, 0, 1, 60]],
  ])('%s', (region, [x, y, width, height]) => {
    expect(boxOf(region)).toEqual({ ok: true, value: { x, y, width, height } });
  });

  it.each([
    ['1000,0,1,1', 'is outside the image'],
    ['0,600,1,1', 'is outside the image'],
    ['pct:0,0,0.01,100', 'is empty'],
    ['pct:0,0,100,0.01', 'is empty'],
  ])('%s is refused', (region, what) => {
    expect(boxOf(region)).toEqual({ ok: false, what });
  });
});

it('the square of a tall picture is in its middle too', () => {
  expect(boxOf('square', { width: 600, height: 1000 })).toEqual({
    ok: true,
    value: { x: 0, y: 200, width: 600, height: 600 },
  });
});

describe('scaledSize', () => {
  it.each([
    ['max', [1000, 600]],
    ['full', [1000, 600]],
    ['500,', [500, 300]],
    [',300', [500, 300]],
    ['pct:50', [500, 300]],
    ['pct:0.1', [1, 1]],
    ['300,300', [300, 300]],
    ['!300,300', [300, 180]],
    ['!3000,300', [500, 300]],
    ['1,', [1, 1]],
    ['2000,', [2000, 1200]],
  ])('%s', (size, [width, height]) => {
    expect(sizeOf(size)).toEqual({ ok: true, value: { width, height } });
  });

  it.each([
    [3200, 3200, [3200, 3200]],
    [4096, 2929, [4096, 2929]],
    [8192, 600, [4096, 300]],
    [600, 8192, [300, 4096]],
    [4000, 4000, [3464, 3464]],
    [4096, 2930, [4095, 2929]],
    [100_000, 1, [4096, 1]],
  ])('max of %i by %i is as large as the limits allow', (w, h, [width, height]) => {
    const limits = { width: 4096, height: 4096, area: 12_000_000 };
    const largest = sizeOf('max', { width: w, height: h }, limits);
    expect(largest).toEqual({ ok: true, value: { width, height } });
  });

  it('refuses a size that comes out at 0 pixels', () => {
    const fault = { ok: false, what: 'comes out at 0 pixels' };
    expect(sizeOf('pct:0.01')).toEqual(fault);
    expect(sizeOf('pct:0.1', { width: 1000, height: 100 })).toEqual(fault);
    expect(sizeOf('pct:0.1', { width: 100, height: 1000 })).toEqual(fault);
  });

  it('enlarges into a box only if the service does', () => {
    const fit = { fit: { width: 2000, height: 9000 } };
    const scaled = (enlarges: boolean) => scaledSize(fit, picture, { ...free, enlarges });
    expect(scaled(true)).toMatchObject({ value: { width: 2000, height: 1200 } });
    expect(scaled(false)).toMatchObject({ value: picture });
    // The picture is larger than the box on one side.
    for (const box of [
      { width: 500, height: 9000 },
      { width: 9000, height: 300 },
    ]) {
      const fitted = scaledSize({ fit: box }, picture, { ...free, enlarges: false });
      expect(fitted).toMatchObject({ value: { width: 500, height: 300 } });
    }
  });

  it('applies the limits to a box too, in version 3 only', () => {
    const limits = { width: 400 };
    const scaled = (version: 2 | 3) =>
      scaledSize({ fit: { width: 500, height: 500 } }, picture, { ...free, version, limits });
    expect(scaled(3)).toMatchObject({ value: { width: 400, height: 240 } });
    expect(scaled(2)).toMatchObject({ value: { width: 500, height: 300 } });
  });

  // Small numbers, where rounding to a half is most frequent.
  const side = fc.integer({ min: 1, max: 300 });

  it('rounds a half up, and the same for one side as for a box of that side', () => {
    fc.assert(
      fc.property(side, side, side, (long, short, asked) => {
        const exact = (2n * BigInt(short) * BigInt(asked) + BigInt(long)) / (2n * BigInt(long));
        const other = Math.max(1, Number(exact));
        const wide = { width: long, height: short };
        const tall = { width: short, height: long };
        for (const text of [`${asked},`, `!${asked},999999999`]) {
          expect(sizeOf(text, wide)).toMatchObject({ value: { width: asked, height: other } });
        }
        for (const text of [`,${asked}`, `!999999999,${asked}`]) {
          expect(sizeOf(text, tall)).toMatchObject({ value: { width: other, height: asked } });
        }
      }),
      { numRuns: 2000, examples: [[200, 50, 58]] },
    );
  });
});

describe('turnedSize', () => {
  it.each([
    [0, [400, 300]],
    [90, [300, 400]],
    [180, [400, 300]],
    [270, [300, 400]],
    [45, [495, 495]],
    [22.5, [484, 430]],
    [337.5, [484, 430]],
  ])('by %d degrees', (degrees, [width, height]) => {
    expect(turnedSize({ width: 400, height: 300 }, degrees)).toEqual({ width, height });
  });
});

describe('canonicalParts', () => {
  function planOf(path: string): ImagePlan {
    const parts = splitParts(path.split('/'));
    const region = boxOf(parts?.region ?? '');
    const size = region.ok ? sizeOf(parts?.size ?? '', region.value) : region;
    const turn = parseRotation(parts?.rotation ?? '');
    if (!region.ok || !size.ok || !turn.ok) throw new Error(`${path} is not valid.`);
    return {
      region: region.value,
      size: size.value,
      mirrored: turn.value.mirror,
      rotation: turn.value.degrees,
      quality: parts?.quality as ImagePlan['quality'],
      format: parts?.format as ImagePlan['format'],
    };
  }

  it.each([
    ['full/max/0/default.jpg', 'full/full/0/default.jpg'],
    ['0,0,1000,600/max/0/default.jpg', 'full/full/0/default.jpg'],
    ['0,0,1000,300/max/0/default.jpg', '0,0,1000,300/full/0/default.jpg'],
    ['full/1000,300/0/default.jpg', 'full/1000,300/0/default.jpg'],
    ['full/500,600/0/default.jpg', 'full/500,600/0/default.jpg'],
    ['square/!100,200/0/default.jpg', '200,0,600,600/100,/0/default.jpg'],
    ['full/,300/!90.50/default.jpg', 'full/500,/!90.5/default.jpg'],
    ['full/300,300/0/color.jpg', 'full/300,300/0/default.jpg'],
    ['full/max/0.0000001/default.jpg', 'full/full/0.0000001/default.jpg'],
    ['full/max/0.00000015/gray.png', 'full/full/0.00000015/gray.png'],
  ])('%s', (path, canonical) => {
    expect(canonicalParts(planOf(path), picture)).toBe(canonical);
    expect({ ...planOf(canonical), quality: '' }).toEqual({ ...planOf(path), quality: '' });
  });
});

describe('tiles', () => {
  it.each([
    [512, 512, [1]],
    [513, 100, [1, 2]],
    [1600, 1200, [1, 2, 4]],
    [100, 5000, [1, 2, 4, 8, 16]],
  ])('of %i by %i are halved until one is enough', (width, height, factors) => {
    expect(scaleFactors({ width, height }, 512)).toEqual(factors);
  });

  it('and ready-made sizes keep the shape, at least 1 pixel high', () => {
    const edge = { width: 100, height: 100 };
    expect(bestFit(edge, { width: 1651, height: 2310 })).toEqual({ width: 71, height: 100 });
    expect(bestFit(edge, { width: 5000, height: 1 })).toEqual({ width: 100, height: 1 });
  });
});
