import type { Box } from '@portal/iiif';
import { emptyPixels, type Pixels } from '../../src/worker/pixels/pixels.ts';

type Colour = readonly [red: number, green: number, blue: number];

export const colours: Readonly<Record<string, Colour>> = {
  R: [255, 0, 0],
  G: [0, 255, 0],
  B: [0, 0, 255],
  W: [255, 255, 255],
  K: [0, 0, 0],
  // Red, green and blue in gray: their CIE luminance, as sRGB levels
  r: [127, 127, 127],
  g: [220, 220, 220],
  b: [76, 76, 76],
};

/** An F with four different corners: any rotation or mirroring changes it. */
export const letter = ['RRRG', 'RKKK', 'RRKK', 'RKKK', 'BKKW'];

/** Each letter of the rows is as large as the size allows. */
export function paint(rows: readonly string[], { width, height }: Omit<Pixels, 'data'>): Pixels {
  const pixels = emptyPixels(width, height);
  for (let y = 0; y < height; y += 1) {
    const row = rows[Math.floor((y * rows.length) / height)] ?? '';
    for (let x = 0; x < width; x += 1) {
      const colour = colours[row[Math.floor((x * row.length) / width)] ?? ''] ?? [1, 2, 3];
      pixels.data.set([...colour, 255], (y * width + x) * 4);
    }
  }
  return pixels;
}

export function crop({ data, width: across }: Pixels, { x, y, width, height }: Box): Pixels {
  const part = emptyPixels(width, height);
  for (let row = 0; row < height; row += 1) {
    const start = ((y + row) * across + x) * 4;
    part.data.set(data.subarray(start, start + width * 4), row * width * 4);
  }
  return part;
}

/** e.g. [255, 0, 0] */
export function colourAt({ data, width }: Pixels, x: number, y: number): number[] {
  const at = (y * width + x) * 4;
  return [...data.subarray(at, at + 3)];
}

/** The letter for a pixel's colour, within a tolerance for each channel. */
export function letterAt(pixels: Pixels, x: number, y: number, tolerance: number): string {
  const found = colourAt(pixels, x, y);
  const isNear = (colour: Colour): boolean =>
    colour.every((level, channel) => Math.abs(level - (found[channel] ?? -99)) <= tolerance);
  const name = Object.keys(colours).find((one) => isNear(colours[one] ?? [-99, -99, -99]));
  return name ?? `(${found.join()})`;
}

/** The picture as rows of letters again, sampled at the centre of each. */
export function readLetters(
  pixels: Pixels,
  { length: down, 0: first = '' }: readonly string[],
  tolerance: number,
): string[] {
  const middle = (index: number, count: number, length: number): number =>
    Math.floor(((index + 0.5) * length) / count);
  return Array.from({ length: down }, (_, row) =>
    Array.from(first, (_letter, column) =>
      letterAt(
        pixels,
        middle(column, first.length, pixels.width),
        middle(row, down, pixels.height),
        tolerance,
      ),
    ).join(''),
  );
}
