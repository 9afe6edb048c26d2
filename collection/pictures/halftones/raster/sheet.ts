import { cover } from './coverage.ts';

export type Rgb = readonly [red: number, green: number, blue: number];

/** A coloured picture of pixels: red, green and blue, row by row. */
export type Sheet = { width: number; height: number; pixels: Uint8Array };

export function createSheet(width: number, height: number, colour: Rgb): Sheet {
  const pixels = new Uint8Array(width * height * 3);
  for (let x = 0; x < width; x += 1) pixels.set(colour, x * 3);
  for (let y = 1; y < height; y += 1) pixels.copyWithin(y * width * 3, 0, width * 3);
  return { width, height, pixels };
}

/** '#a0b1c2' as numbers. */
export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Paints a path in one colour, as strongly as told. */
export function paint(sheet: Sheet, path: string, colour: Rgb, strength = 1): void {
  const covered = cover(path, sheet);
  if (!covered) return;
  const { left, top, width, height, share } = covered;
  for (let row = 0; row < height; row += 1) {
    let place = ((top + row) * sheet.width + left) * 3;
    for (let column = 0; column < width; column += 1, place += 3) {
      const part = (share[row * width + column] as number) * strength;
      if (part <= 0) continue;
      for (let channel = 0; channel < 3; channel += 1) {
        const under = sheet.pixels[place + channel] as number;
        sheet.pixels[place + channel] = under + ((colour[channel] as number) - under) * part;
      }
    }
  }
}
