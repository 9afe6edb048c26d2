import { emptyPixels, type Pixels } from './pixels.ts';
import { planEnlarging, planReducing, type Taps } from './plan-taps.ts';

type Plan = readonly Taps[] | undefined;

/**
 * A picture at another size. Browsers each scale differently, and coarsely when they reduce a picture;
 * this produces the same pixels in all of them, and the same as sharp in Node.
 */
export function resizePixels(pixels: Pixels, { width, height }: Omit<Pixels, 'data'>): Pixels {
  const reduced = sample(
    pixels,
    width < pixels.width ? planReducing(pixels.width, width) : undefined,
    height < pixels.height ? planReducing(pixels.height, height) : undefined,
  );
  if (reduced.width === width && reduced.height === height) return reduced;
  return sample(
    reduced,
    planEnlarging(reduced.width, width),
    planEnlarging(reduced.height, height),
  );
}

function sample(pixels: Pixels, across: Plan, down: Plan): Pixels {
  const tall = down ? sampleDown(pixels, down) : pixels;
  return across ? sampleAcross(tall, across) : tall;
}

function sampleDown({ data, width }: Pixels, taps: readonly Taps[]): Pixels {
  const row = width * 4;
  const resized = emptyPixels(width, taps.length);
  const sums = new Float32Array(row);
  taps.forEach(({ positions, weights }, y) => {
    sums.fill(0);
    positions.forEach((position, tap) => {
      addRow(sums, data.subarray(position * row, (position + 1) * row), weights[tap] ?? 0);
    });
    resized.data.set(sums, y * row);
  });
  return resized;
}

function addRow(sums: Float32Array, row: Uint8ClampedArray, weight: number): void {
  for (let at = 0; at < sums.length; at += 1) {
    sums[at] = (sums[at] as number) + weight * (row[at] as number);
  }
}

function sampleAcross({ data, width: from, height }: Pixels, taps: readonly Taps[]): Pixels {
  const width = taps.length;
  const resized = emptyPixels(width, height);
  for (let y = 0; y < height; y += 1) {
    const row = y * from;
    for (let x = 0; x < width; x += 1) {
      const { positions, weights } = taps[x] as Taps;
      let [red, green, blue] = [0, 0, 0];
      for (let tap = 0; tap < weights.length; tap += 1) {
        const weight = weights[tap] as number;
        const at = (row + (positions[tap] as number)) * 4;
        red += weight * (data[at] as number);
        green += weight * (data[at + 1] as number);
        blue += weight * (data[at + 2] as number);
      }
      const to = (y * width + x) * 4;
      resized.data[to] = red;
      resized.data[to + 1] = green;
      resized.data[to + 2] = blue;
      resized.data[to + 3] = 255;
    }
  }
  return resized;
}
