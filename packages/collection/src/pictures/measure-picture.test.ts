import sharp from 'sharp';
import { expect, it } from 'vitest';
import { measurePicture } from './measure-picture.ts';
import { featureSide } from './visual-features.ts';

/** Red on the left, blue on the right. */
function halves(width: number, height: number) {
  const half = { width: width / 2, height, channels: 3 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: { create: { ...half, background: '#0000ff' } }, left: width / 2, top: 0 }])
    .webp({ lossless: true })
    .toBuffer();
}

it('measures a picture that is stored sideways as it is seen', async () => {
  // Already the size at which features are computed, so nothing is scaled.
  const upright = await halves(featureSide, featureSide);
  const turned = await sharp(upright)
    .rotate(270)
    .withMetadata({ orientation: 6 })
    .webp({ lossless: true })
    .toBuffer();
  expect(await measurePicture(turned)).toEqual(await measurePicture(upright));
});

it('distinguishes a wide picture from a narrower one that is otherwise the same', async () => {
  const [wide, square] = await Promise.all(
    [[80, 40] as const, [40, 40] as const].map(([w, h]) =>
      sharp({ create: { width: w, height: h, channels: 3, background: '#888888' } })
        .webp({ lossless: true })
        .toBuffer()
        .then(measurePicture),
    ),
  );
  expect(wide?.palette).toEqual(square?.palette);
  expect(wide?.features).not.toBe(square?.features);
});
