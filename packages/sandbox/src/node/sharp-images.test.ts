import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ImagePlan, planImage } from '../iiif/image-plan.ts';
import { createSharpImages } from './sharp-images.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const create = { width: 300, height: 200, channels: 3, noise } as const;
  await sharp({ create: { ...create, background: '#888' } })
    .jpeg()
    .toFile(join(folder, 'a.jpg'));
});
afterAll(() => rm(folder, { recursive: true }));

function plan(format: string, quality = 'default', size = '150,'): ImagePlan {
  const parts = { region: 'full', size, rotation: '0', quality, format };
  return planImage(parts, { width: 300, height: 200 });
}

it.each(['default', 'gray', 'bitonal'])('writes GIF, %s', async (quality) => {
  const gif = await createSharpImages({ folder }).render('a.jpg', plan('gif', quality));
  expect(await sharp(gif).metadata()).toMatchObject({ format: 'gif', width: 150, height: 100 });
});

it('makes a picture once for all simultaneous requests', async () => {
  const images = createSharpImages({ folder, atOnce: 1, waiting: 0 });
  // A second task would not find a place.
  const [one, two] = await Promise.all([
    images.render('a.jpg', plan('png')),
    images.render('a.jpg', plan('png')),
  ]);
  expect(two).toBe(one);
});

it('gives the place of a client that has gone to another', async () => {
  const images = createSharpImages({ folder, atOnce: 1, waiting: 1 });
  const gone = new AbortController();
  const first = images.render('a.jpg', plan('png', 'default', '100,'));
  const second = images.render('a.jpg', plan('png', 'default', '101,'), gone.signal);
  gone.abort();
  await expect(second).rejects.toThrow('aborted');
  const third = images.render('a.jpg', plan('png', 'default', '102,'));
  expect((await Promise.all([first, third])).map(({ length }) => length > 0)).toEqual([true, true]);
});

it('keeps what it has made', async () => {
  const images = createSharpImages({ folder });
  const made = await images.render('a.jpg', plan('webp'));
  expect(await images.render('a.jpg', plan('webp'))).toBe(made);
});
