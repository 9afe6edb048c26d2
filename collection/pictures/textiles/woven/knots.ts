import { type Random, valueNoise } from '@portal/engraving';
import { type Rgb, rgb } from '../../halftones/raster/sheet.ts';
import type { Dyes } from '../dyes.ts';
import type { Box } from '../layout.ts';
import type { Cloth } from './weave.ts';

/** Which dye each knot takes, by its column and row; -1 leaves the warp bare. */
export type Chart = (column: number, row: number) => number;

/** Ties a carpet knot by knot. The wool was dyed in lots, so that its colour changes in bands. */
export function knot(box: Box, dyes: Dyes, size: number, chart: Chart, random: Random): Cloth {
  const [width, height] = [Math.round(box.width), Math.round(box.height)];
  const { ground, main, dark, second, third, light } = dyes;
  const wools = [ground, main, dark, second, third, light].map(rgb);
  const bare: Rgb = [214, 200, 170];
  const lots = valueNoise(`lots ${random.next()}`);
  const pixels = new Uint8Array(width * height * 3);
  for (let row = 0; row * size < height; row += 1) {
    const lot = 1 + 0.09 * lots([0.5, row / 14]) + 0.05 * lots([8.5, row / 3]);
    for (let column = 0; column * size < width; column += 1) {
      const colour = wools[chart(column, row)] ?? bare;
      const tone = lot * (0.92 + random.next() * 0.08);
      for (let dy = 0; dy < size; dy += 1) {
        const y = row * size + dy;
        if (y >= height) break;
        const shade = dy === size - 1 ? tone * 0.84 : tone;
        for (let dx = 0; dx < size; dx += 1) {
          const x = column * size + dx;
          if (x >= width) break;
          const place = (y * width + x) * 3;
          const own = dx === size - 1 ? shade * 0.92 : shade;
          pixels[place] = Math.min(255, colour[0] * own);
          pixels[place + 1] = Math.min(255, colour[1] * own);
          pixels[place + 2] = Math.min(255, colour[2] * own);
        }
      }
    }
  }
  return { width, height, pixels };
}
