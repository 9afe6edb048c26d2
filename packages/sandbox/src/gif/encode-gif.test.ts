import sharp from 'sharp';
import { expect, it } from 'vitest';
import { encodeGif, type GifPixels } from './encode-gif.mjs';

const [width, height] = [120, 90];

/** A smooth gradient, with the given number of channels. */
function gradient(channels: number): GifPixels {
  const data = new Uint8Array(width * height * channels);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const colour = [2 * x, 2 * y, 255 - x - y, 255];
    for (let channel = 0; channel < channels; channel += 1) {
      data[at * channels + channel] = colour[channel] ?? 0;
    }
  }
  return { data, channels, width, height, isGrey: channels === 1 };
}

/** The mean and the largest distance of the pixels from the original. */
async function distance(gif: Uint8Array, { data, channels, isGrey }: GifPixels) {
  const { data: read, info } = await sharp(gif)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([width, height]);
  const differences = Array.from({ length: width * height * 3 }, (_, at) => {
    const [pixel, channel] = [Math.floor(at / 3), at % 3];
    const was = data[pixel * channels + (isGrey ? 0 : channel)] ?? 0;
    return Math.abs((read[pixel * info.channels + (info.channels < 3 ? 0 : channel)] ?? 0) - was);
  });
  const sum = differences.reduce((total, one) => total + one, 0);
  return { average: sum / differences.length, most: Math.max(...differences) };
}

it.each([3, 4])('keeps colours close, from %i channels', async (channels) => {
  const pixels = gradient(channels);
  const { average, most } = await distance(encodeGif(pixels), pixels);
  expect(average).toBeLessThan(8);
  expect(most).toBeLessThan(48);
});

it('keeps every shade of grey exactly', async () => {
  const pixels = gradient(1);
  expect(await distance(encodeGif(pixels), pixels)).toEqual({ average: 0, most: 0 });
  const four = { ...gradient(4), isGrey: true };
  for (let at = 0; at < four.data.length; at += 4) four.data.fill(four.data[at] ?? 0, at, at + 3);
  expect(await distance(encodeGif(four), four)).toEqual({ average: 0, most: 0 });
});
