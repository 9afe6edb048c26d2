import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImagePlan } from '@portal/iiif';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planImage } from '../../src/iiif/image-plan.ts';
import { createSharpImages } from '../../src/node/sharp-images.ts';
import type { Pixels } from '../../src/worker/pixels/pixels.ts';
import { renderPixels } from '../../src/worker/pixels/render-pixels.ts';
import { colourAt, crop, letter, letterAt, paint, readLetters } from './known-picture.ts';

// Node and the worker are each compared with the known result, since both could be wrong together.

const size = { width: 64, height: 80 };
const picture = paint(letter, size);
let folder = '';

async function save(name: string, { data, width, height }: Pixels): Promise<void> {
  const raw = { width, height, channels: 4 as const };
  await sharp(data, { raw }).removeAlpha().png().toFile(join(folder, name));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'known-picture-'));
  await save('letter.png', picture);
  await save('levels.png', levels);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** The levels of gray around the middle, and almost black and white. */
const levels: Pixels = {
  width: 6,
  height: 1,
  data: Uint8ClampedArray.from([0, 126, 127, 128, 129, 255].flatMap((v) => [v, v, v, 255])),
};

const files: Readonly<Record<string, Pixels>> = { 'letter.png': picture, 'levels.png': levels };

const runtimes: [string, (file: string, plan: ImagePlan) => Promise<Pixels>][] = [
  [
    'sharp',
    async (file, plan) => {
      const bytes = await createSharpImages({ folder }).render(
        { ...(files[file] ?? picture), file },
        plan,
      );
      const { data, info } = await sharp(bytes)
        .toColourspace('srgb')
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return { width: info.width, height: info.height, data: Uint8ClampedArray.from(data) };
    },
  ],
  [
    'the worker’s pixels',
    async (file, plan) => renderPixels(crop(files[file] ?? picture, plan.region), plan),
  ],
];

function planOf(parts: string, of: Pixels = picture): ImagePlan {
  const [region = '', scale = '', rotation = '', last = ''] = parts.split('/');
  const [quality = '', format = ''] = last.split('.');
  return planImage({ region, size: scale, rotation, quality, format }, of);
}

/** Nothing is scaled, so every pixel is known. */
const whole: [parts: string, rows: string[]][] = [
  ['full/full/0/default.png', letter],
  ['full/max/0/color.png', letter],
  ['full/full/360/default.png', letter],
  ['full/full/!0/default.png', ['GRRR', 'KKKR', 'KKRR', 'KKKR', 'WKKB']],
  ['full/full/90/default.png', ['BRRRR', 'KKRKR', 'KKKKR', 'WKKKG']],
  ['full/full/180/default.png', ['WKKB', 'KKKR', 'KKRR', 'KKKR', 'GRRR']],
  ['full/full/270/default.png', ['GKKKW', 'RKKKK', 'RKRKK', 'RRRRB']],
  ['full/full/!90/default.png', ['WKKKG', 'KKKKR', 'KKRKR', 'BRRRR']],
  ['full/full/!180/default.png', ['BKKW', 'RKKK', 'RRKK', 'RKKK', 'RRRG']],
  ['full/full/!270/default.png', ['RRRRB', 'RKRKK', 'RKKKK', 'GKKKW']],
  ['16,0,32,48/full/0/default.png', ['RR', 'KK', 'RK']],
  ['pct:25,0,50,60/full/0/default.png', ['RR', 'KK', 'RK']],
  ['48,64,99,99/full/0/default.png', ['W']],
  ['0,64,64,16/full/0/default.png', ['BKKW']],
  [
    'square/full/0/default.png',
    ['RRRG', ...['RKKK', 'RKKK'], ...['RRKK', 'RRKK'], ...['RKKK', 'RKKK'], 'BKKW'],
  ],
  ['16,0,32,48/full/!90/default.png', ['KKR', 'RKR']],
  ['full/full/0/gray.png', ['rrrg', 'rKKK', 'rrKK', 'rKKK', 'bKKW']],
  ['full/full/0/bitonal.png', ['KKKW', 'KKKK', 'KKKK', 'KKKK', 'KKKW']],
  ['0,0,64,16/full/!90/gray.png', ['g', 'r', 'r', 'r']],
  ['0,0,64,16/full/90/bitonal.png', ['K', 'K', 'K', 'W']],
];

/** The edges between letters are blended, their centres are not. */
const scaled: [parts: string, width: number, height: number, rows: string[]][] = [
  ['full/32,/0/default.png', 32, 40, letter],
  ['full/,160/0/default.png', 128, 160, letter],
  ['full/pct:50/0/default.png', 32, 40, letter],
  ['full/96,60/0/default.png', 96, 60, letter],
  ['full/!40,40/0/default.png', 32, 40, letter],
  ['full/!64,200/0/default.png', 64, 80, letter],
  ['16,0,32,48/64,/0/default.png', 64, 96, ['RR', 'KK', 'RK']],
  ['16,0,32,48/16,/!90/gray.png', 24, 16, ['KKr', 'rKr']],
  ['full/32,/270/bitonal.png', 40, 32, ['WKKKW', 'KKKKK', 'KKKKK', 'KKKKK']],
];

describe.each(runtimes)('%s', (_, render) => {
  it.each(whole)('%s', async (parts, rows) => {
    const plan = planOf(parts);
    const made = await render('letter.png', plan);
    const turned =
      plan.rotation % 180 === 0 ? plan.size : { width: plan.size.height, height: plan.size.width };
    expect([made.width, made.height]).toEqual([turned.width, turned.height]);
    expect(readLetters(made, rows, 1)).toEqual(rows);
    const expected = paint(rows, turned);
    const wrong = made.data.findIndex(
      (level, at) => Math.abs(level - (expected.data[at] ?? -9)) > 1,
    );
    expect(wrong, 'the first byte that differs').toBe(-1);
  });

  it.each(scaled)('%s', async (parts, width, height, rows) => {
    const made = await render('letter.png', planOf(parts));
    expect([made.width, made.height]).toEqual([width, height]);
    expect(readLetters(made, rows, 3)).toEqual(rows);
  });

  it.each([30, 45, 200.5, 301])(
    'rotates clockwise by %d° around the centre, on white',
    async (degrees) => {
      const made = await render('letter.png', planOf(`full/full/${degrees}/default.png`));
      const angle = (degrees * Math.PI) / 180;
      const found = letter.map((row, down) =>
        Array.from(row, (_letter, across) => {
          const [dx, dy] = [(across + 0.5) * 16 - 32, (down + 0.5) * 16 - 40];
          const x = made.width / 2 + dx * Math.cos(angle) - dy * Math.sin(angle);
          const y = made.height / 2 + dx * Math.sin(angle) + dy * Math.cos(angle);
          return letterAt(made, Math.floor(x), Math.floor(y), 3);
        }).join(''),
      );
      expect(found).toEqual(letter);
      const [right, bottom] = [made.width - 1, made.height - 1];
      for (const [x, y] of [
        [0, 0],
        [right, 0],
        [0, bottom],
        [right, bottom],
      ] as const) {
        expect(colourAt(made, x, y)).toEqual([255, 255, 255]);
      }
    },
  );

  it('turns bitonal pixels white from the middle level up', async () => {
    const made = await render('levels.png', planOf('full/full/0/bitonal.png', levels));
    expect(
      Array.from(levels.data, (_level, at) => made.data[at]).filter((_level, at) => at % 4 === 0),
    ) //
      .toEqual([0, 0, 0, 255, 255, 255]);
  });
});

it.each(['jpg', 'gif', 'webp'])('keeps the colours as %s', async (format) => {
  const [, render] = runtimes[0] ?? [];
  const made = await render?.('letter.png', planOf(`full/256,/0/default.${format}`));
  expect(made && readLetters(made, letter, 14)).toEqual(letter);
});
