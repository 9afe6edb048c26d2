import { type Grey, gridHistogram, halved, toGrey } from './grey.ts';
import type { Pixels } from './pixels.ts';

/** The size at which features are computed; all pictures are scaled to a square. */
export const featureSide = 256;

const directions = 6;
const patterns = 10;
const toneSteps = 10;

/**
 * What a picture looks like, as numbers: shape, texture and composition, not colour.
 *
 * - gradients: in each of 6 by 6 cells, the strength of edges in six directions (a histogram of oriented
 *   gradients): what is where, and which way it runs
 * - patterns: at three scales, in each cell of a grid, how often a pixel is darker than a given number of
 *   its neighbours (uniform local binary patterns): how it is drawn, in lines, dots or washes
 * - tones: how much of it has each level of darkness
 * - the ratio of width to height
 *
 * Each has a weight: the features of a group share the weight of the group.
 */
export function visualFeatures(pixels: Pixels, ratio: number): Float32Array {
  const full = toGrey(pixels);
  const half = halved(full);
  const quarter = halved(half);
  return Float32Array.from([
    ...gradients(half, 6),
    ...localPatterns(full, 4),
    ...localPatterns(half, 5),
    ...localPatterns(quarter, 4),
    ...toneSpread(full),
    Math.log(ratio),
  ]);
}

export const featureWeights: readonly number[] = [
  ...share(1, 6 * 6 * directions),
  ...share(1, 4 * 4 * patterns),
  ...share(1, 5 * 5 * patterns),
  ...share(1, 4 * 4 * patterns),
  ...share(0.8, toneSteps),
  ...share(0.4, 1),
];

function share(weight: number, count: number): number[] {
  return new Array<number>(count).fill(weight / Math.sqrt(count));
}

function gradients(grey: Grey, cells: number): number[] {
  const { size, data } = grey;
  const bin = new Uint8Array(data.length);
  const weight = new Float32Array(data.length);
  for (let place = size; place < data.length - size; place += 1) {
    const dx = (data[place + 1] as number) - (data[place - 1] as number);
    const dy = (data[place + size] as number) - (data[place - size] as number);
    // Up and down are the same direction, so half a turn covers them all.
    const turn = ((Math.atan2(dy, dx) + Math.PI) / Math.PI) % 1;
    bin[place] = Math.floor(turn * directions) % directions;
    weight[place] = Math.sqrt(dx * dx + dy * dy);
  }
  return gridHistogram(grey, cells, directions, { bin, weight });
}

/** Differences smaller than this are paper grain. */
const grain = 0.02;

function localPatterns(grey: Grey, cells: number): number[] {
  const { size, data } = grey;
  const bin = new Uint8Array(data.length);
  for (let place = size + 1; place < data.length - size - 1; place += 1) {
    const limit = (data[place] as number) + grain;
    // The eight neighbours in a ring, one bit each. Unrolled, because this runs for every pixel.
    const ring =
      ((data[place - size - 1] as number) > limit ? 1 : 0) |
      ((data[place - size] as number) > limit ? 2 : 0) |
      ((data[place - size + 1] as number) > limit ? 4 : 0) |
      ((data[place + 1] as number) > limit ? 8 : 0) |
      ((data[place + size + 1] as number) > limit ? 16 : 0) |
      ((data[place + size] as number) > limit ? 32 : 0) |
      ((data[place + size - 1] as number) > limit ? 64 : 0) |
      ((data[place - 1] as number) > limit ? 128 : 0);
    bin[place] = patternOf[ring] as number;
  }
  return gridHistogram(grey, cells, patterns, { bin });
}

/**
 * The pattern of each ring: how many neighbours are lighter, if they are adjacent, as at an edge, a
 * corner or a line end. All other rings share one pattern.
 */
const patternOf = Uint8Array.from({ length: 256 }, (_, ring) => {
  const bits = Array.from({ length: 8 }, (_, bit) => (ring >> bit) & 1);
  const changes = bits.filter((bit, index) => bit !== bits[(index + 1) % 8]).length;
  return changes <= 2 ? bits.filter((bit) => bit === 1).length : patterns - 1;
});

function toneSpread({ data }: Grey): number[] {
  const counts = new Array<number>(toneSteps).fill(0);
  for (const tone of data) {
    const step = Math.min(toneSteps - 1, Math.floor(tone * toneSteps));
    counts[step] = (counts[step] ?? 0) + 1;
  }
  return counts.map((count) => Math.sqrt(count / data.length));
}
