import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImagePlan } from '@portal/iiif';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSharpImages } from '../../node/sharp-images.ts';
import { emptyPixels, type Pixels } from './pixels.ts';
import { renderPixels } from './render-pixels.ts';

const [width, height] = [211, 160];
const picture = hatchedPicture();
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pixels-'));
  const raw = { width, height, channels: 4 as const };
  await sharp(picture.data, { raw }).removeAlpha().png().toFile(join(folder, 'picture.png'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Fine lines on a gradient, which reveal every flaw in scaling. */
function hatchedPicture(): Pixels {
  const pixels = emptyPixels(width, height);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const ink = (x + 2 * y) % 5 === 0 ? 90 : 0;
    pixels.data.set([x + 40 - ink, 255 - y - ink, (x * y) % 256, 255], at * 4);
  }
  return pixels;
}

const whole = { x: 0, y: 0, width, height };

it.each<[string, Partial<ImagePlan>, number]>([
  ['as it is', {}, 0],
  ['a little smaller', { size: { width: 170, height: 129 } }, 0.5],
  ['half as large', { size: { width: 105, height: 80 } }, 0.5],
  ['much smaller', { size: { width: 31, height: 24 } }, 1],
  ['one pixel', { size: { width: 1, height: 1 } }, 1],
  ['larger', { size: { width: 320, height: 243 } }, 0.5],
  ['squeezed', { size: { width: 60, height: 160 } }, 0.5],
  ['wider and shorter', { size: { width: 300, height: 50 } }, 0.5],
  ['mirrored', { mirrored: true }, 0],
  ['turned by 90°', { rotation: 90 }, 0],
  ['turned by 180°', { rotation: 180 }, 0],
  ['mirrored and turned by 270°', { mirrored: true, rotation: 270 }, 0],
  ['turned by 22.5°', { rotation: 22.5 }, 0.5],
  ['mirrored and turned by 301.7°', { mirrored: true, rotation: 301.7 }, 0.5],
  ['gray', { quality: 'gray' }, 0.5],
  ['bitonal', { quality: 'bitonal' }, 1],
  ['everything', { size: { width: 90, height: 68 }, rotation: 33, quality: 'gray' }, 0.7],
])('produces the same pixels as sharp: %s', async (_, changes, tolerance) => {
  const plan: ImagePlan = {
    region: whole,
    size: { width, height },
    mirrored: false,
    rotation: 0,
    quality: 'default',
    format: 'png',
    ...changes,
  };
  const made = renderPixels(picture, plan);
  const bytes = await createSharpImages({ folder }).render(
    { file: 'picture.png', width, height },
    plan,
  );
  const { data, info } = await sharp(bytes)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([made.width, made.height]).toEqual([info.width, info.height]);
  expect(meanDifference(made.data, data)).toBeLessThanOrEqual(tolerance);
});

function meanDifference(a: Uint8ClampedArray, b: Uint8Array): number {
  return a.reduce((sum, level, at) => sum + Math.abs(level - (b[at] ?? 0)), 0) / a.length;
}
