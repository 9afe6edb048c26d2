import { type Coverage, cover } from '../../halftones/raster/coverage.ts';
import { createSheet, paint, rgb, type Sheet } from '../../halftones/raster/sheet.ts';
import type { Box, Layout, Mark } from '../layout.ts';
import type { Cloth } from './weave.ts';

/** Lays woven cloth, pixel by pixel, on a page. */
export function layWoven(layout: Layout, clothFor: (box: Box, index: number) => Cloth): Sheet {
  const sheet = createSheet(layout.width, layout.height, rgb(layout.page));
  for (const mark of layout.below) paintMark(sheet, mark);
  layout.pieces.forEach(({ edge, box }, index) => {
    const cloth = clothFor(box, index);
    const covered = cover(edge, sheet);
    if (box.width === layout.width && box.height === layout.height) sheet.pixels.set(cloth.pixels);
    else if (covered) {
      castShadow(sheet, covered);
      pasteCloth(sheet, covered, box, cloth);
    }
  });
  for (const mark of layout.above) paintMark(sheet, mark);
  return sheet;
}

/** A colour may end in two digits for how strong it is. */
function paintMark(sheet: Sheet, { path, colour }: Mark): void {
  const strength = colour.length === 9 ? Number.parseInt(colour.slice(7), 16) / 255 : 1;
  paint(sheet, path, rgb(colour.slice(0, 7)), strength);
}

/** Cloth is thicker than paper: below it and to its right the page is darker. */
function castShadow({ pixels, width: wide, height: tall }: Sheet, covered: Coverage): void {
  const { left, top, width, height, share } = covered;
  for (let row = 0; row < Math.min(height, tall - top - 6); row += 1) {
    for (let column = 0; column < Math.min(width, wide - left - 5); column += 1) {
      const light = 1 - 0.36 * (share[row * width + column] as number);
      const place = ((top + row + 6) * wide + left + column + 5) * 3;
      pixels[place] = (pixels[place] as number) * light;
      pixels[place + 1] = (pixels[place + 1] as number) * light;
      pixels[place + 2] = (pixels[place + 2] as number) * light;
    }
  }
}

function pasteCloth(sheet: Sheet, covered: Coverage, box: Box, cloth: Cloth): void {
  const { left, top, width, height, share } = covered;
  const [offsetX, offsetY] = [Math.round(box.x), Math.round(box.y)];
  for (let row = 0; row < height; row += 1) {
    const sourceRow = goOn(top + row - offsetY, cloth.height) * cloth.width;
    for (let column = 0; column < width; column += 1) {
      const part = share[row * width + column] as number;
      if (part === 0) continue;
      const source = (sourceRow + goOn(left + column - offsetX, cloth.width)) * 3;
      const place = ((top + row) * sheet.width + left + column) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const under = sheet.pixels[place + channel] as number;
        const over = cloth.pixels[source + channel] as number;
        sheet.pixels[place + channel] = under + (over - under) * part;
      }
    }
  }
}

/** An askew piece reaches a little beyond its box; the weave goes on there. */
function goOn(at: number, size: number): number {
  return at < 0 ? -at - 1 : at >= size ? size * 2 - at - 1 : at;
}
