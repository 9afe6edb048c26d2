import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImagePlan } from '@portal/iiif';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planImage } from '../iiif/image-plan.ts';
import type { PictureFile } from '../ports.ts';
import { createSharpImages } from './sharp-images.ts';

const picture = { file: 'a.webp', width: 300, height: 200 };

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const create = { width: 300, height: 200, channels: 3, noise } as const;
  await sharp({ create: { ...create, background: '#888' } })
    .webp()
    .toFile(join(folder, picture.file));
});
afterAll(() => rm(folder, { recursive: true }));

function plan(format: string, quality = 'default', size = '150,'): ImagePlan {
  const parts = { region: 'full', size, rotation: '0', quality, format };
  return planImage(parts, picture);
}

it.each(['default', 'gray', 'bitonal'])('writes GIF, %s', async (quality) => {
  const gif = await createSharpImages({ folder }).render(picture, plan('gif', quality));
  expect(await sharp(gif).metadata()).toMatchObject({ format: 'gif', width: 150, height: 100 });
});

it.runIf(process.platform === 'linux')(
  'writes GIF in a thread that comes after others',
  async () => {
    const later = Math.min(getPriority() + 10, 19);
    const countLater = async () => {
      const threads = await readdir('/proc/self/task');
      return threads.filter((thread) => getPriority(Number(thread)) === later).length;
    };
    const before = await countLater();
    await createSharpImages({ folder }).render(picture, plan('gif'));
    expect(await countLater()).toBe(before + 1);
  },
);

it('makes a picture once for all simultaneous requests', async () => {
  const images = createSharpImages({ folder, atOnce: 1, waiting: 0 });
  // The queue has no room for a second task.
  const [one, two] = await Promise.all([
    images.render(picture, plan('png')),
    images.render(picture, plan('png')),
  ]);
  expect(two).toBe(one);
});

it('frees the place of a client that has disconnected', async () => {
  const images = createSharpImages({ folder, atOnce: 1, waiting: 1 });
  const gone = new AbortController();
  const first = images.render(picture, plan('png', 'default', '100,'));
  const second = images.render(picture, plan('png', 'default', '101,'), gone.signal);
  gone.abort();
  await expect(second).rejects.toThrow('aborted');
  const third = images.render(picture, plan('png', 'default', '102,'));
  expect((await Promise.all([first, third])).map(({ length }) => length > 0)).toEqual([true, true]);
});

it('caches what it has rendered', async () => {
  const images = createSharpImages({ folder });
  const made = await images.render(picture, plan('webp'));
  expect(await images.render(picture, plan('webp'))).toBe(made);
});

it('scales a picture down from all of its pixels, as browsers do', async () => {
  const made = await createSharpImages({ folder }).render(picture, plan('png', 'default', '60,'));
  const full = await sharp(join(folder, picture.file)).png().toBuffer();
  const [found, wanted] = await Promise.all(
    [sharp(made), sharp(full).resize(60, 40, { fit: 'fill' })].map((one) => one.raw().toBuffer()),
  );
  expect(found?.equals(wanted ?? Buffer.alloc(0))).toBe(true);
});

describe('tiles', () => {
  // Large pictures take long to write: how well they are compressed does not matter.
  const encoding = { lossless: true, effort: 0 } as const;

  /** Red, green, blue and white quarters. */
  async function writeQuarters(name: string, width: number, height: number) {
    const colours = ['#ff0000', '#00ff00', '#0000ff', '#ffffff'];
    const [across, down] = [width / 2, height / 2];
    const parts = colours.map((background, index) => ({
      input: { create: { width: across, height: down, channels: 3, background } as const },
      left: (index % 2) * across,
      top: Math.floor(index / 2) * down,
    }));
    await sharp({ create: { width, height, channels: 3, background: '#000000' } })
      .composite(parts)
      .webp(encoding)
      .toFile(join(folder, name));
    return { file: name, width, height };
  }

  /** Stored sideways, as a camera does, with an orientation tag. */
  async function writeTurned(name: string, width: number, height: number) {
    const upright = await writeQuarters(`upright-${name}`, width, height);
    await sharp(join(folder, upright.file))
      .rotate(270)
      .withMetadata({ orientation: 6 })
      .webp(encoding)
      .toFile(join(folder, name));
    return { file: name, width, height };
  }

  function tile(of: PictureFile, region: string): ImagePlan {
    const parts = { region, size: 'max', rotation: '0', quality: 'default', format: 'png' };
    return planImage(parts, of);
  }

  async function colourOf(bytes: Uint8Array): Promise<string> {
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    return `${info.width} × ${info.height} ${[...data.subarray(0, 3)]}`;
  }

  it.each([
    ['a small picture', 800, 600],
    ['a large picture', 3000, 2000],
    ['a picture too large for the cache', 4000, 3000],
  ])('of %s are cut where they belong', async (_, width, height) => {
    const quarters = await writeQuarters(`${width}.webp`, width, height);
    const images = createSharpImages({ folder });
    const [x, y] = [width / 2, height / 2];
    const regions = ['0,0,64,32', `${x},0,64,32`, `0,${y},64,32`, `${x},${y},64,32`];
    const made = await Promise.all(
      regions.map((region) => images.render(quarters, tile(quarters, region))),
    );
    expect(await Promise.all(made.map(colourOf))).toEqual([
      '64 × 32 255,0,0',
      '64 × 32 0,255,0',
      '64 × 32 0,0,255',
      '64 × 32 255,255,255',
    ]);
  });

  it.each([
    ['small', 800, 600],
    ['large', 2000, 1500],
  ])('of a %s picture that is stored sideways are upright', async (_, width, height) => {
    const turned = await writeTurned(`turned-${width}.webp`, width, height);
    const images = createSharpImages({ folder });
    const regions = [`${width - 64},0,64,32`, `0,${height - 32},64,32`];
    const made = await Promise.all(
      regions.map((region) => images.render(turned, tile(turned, region))),
    );
    expect(await Promise.all(made.map(colourOf))).toEqual(['64 × 32 0,255,0', '64 × 32 0,0,255']);
  });

  it('may be as wide or as high as the picture', async () => {
    const quarters = await writeQuarters('bands.webp', 80, 60);
    const images = createSharpImages({ folder });
    const below = await images.render(quarters, tile(quarters, '0,30,80,30'));
    const right = await images.render(quarters, tile(quarters, '40,0,40,60'));
    expect(await colourOf(below)).toBe('80 × 30 0,0,255');
    expect(await colourOf(right)).toBe('40 × 60 0,255,0');
  });

  it.each([
    ['a large picture is decoded once', 3000, 2000, true],
    ['a small picture is opened each time', 800, 600, false],
    ['a picture too large for the cache is opened each time', 4000, 3000, false],
  ])('%s', async (_, width, height, isKept) => {
    const quarters = await writeQuarters(`gone-${width}.webp`, width, height);
    const images = createSharpImages({ folder });
    await images.render(quarters, tile(quarters, '0,0,64,64'));
    await rm(join(folder, quarters.file));
    const next = images.render(quarters, tile(quarters, '64,0,64,64')).then(colourOf);
    if (isKept) expect(await next).toBe('64 × 64 255,0,0');
    else await expect(next).rejects.toThrow('missing');
  });
});
