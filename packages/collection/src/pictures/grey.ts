import type { Pixels } from './pixels.ts';

/** The lightness of every pixel of a square picture, 0 to 1. */
export type Grey = { size: number; data: Float32Array };

export function toGrey({ width, data }: Pixels): Grey {
  const grey = new Float32Array(width * width);
  for (let place = 0; place < grey.length; place += 1) {
    const [red, green, blue] = [data[place * 3], data[place * 3 + 1], data[place * 3 + 2]];
    grey[place] = (0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)) / 255;
  }
  return { size: width, data: grey };
}

export function halved({ size, data }: Grey): Grey {
  const side = size / 2;
  const small = new Float32Array(side * side);
  for (let place = 0; place < data.length; place += 1) {
    const row = (((place / size) | 0) >> 1) * side;
    const target = row + ((place % size) >> 1);
    small[target] = (small[target] as number) + (data[place] as number) / 4;
  }
  return { size: side, data: small };
}

/**
 * Sorts the pixels of each grid cell into bins, weighted, and returns the share of every bin. The square
 * root keeps frequent values from drowning fine ones.
 */
export function gridHistogram(
  { size }: Grey,
  cells: number,
  bins: number,
  { bin, weight }: { bin: Uint8Array; weight?: Float32Array },
): number[] {
  const sums = new Float64Array(cells * cells * bins);
  const cellOf = Uint8Array.from({ length: size }, (_, at) => Math.floor((at / size) * cells));
  for (let y = 1; y < size - 1; y += 1) {
    const row = (cellOf[y] as number) * cells;
    for (let x = 1; x < size - 1; x += 1) {
      const place = y * size + x;
      const sum = (row + (cellOf[x] as number)) * bins + (bin[place] as number);
      sums[sum] = (sums[sum] as number) + (weight ? (weight[place] as number) : 1);
    }
  }
  return Array.from(sums, (sum) => Math.sqrt(sum * (cells / size) ** 2));
}
