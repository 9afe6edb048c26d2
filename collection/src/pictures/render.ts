import { seededRandom } from '@portal/engraving';
import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { Drawing, Family, PictureShape } from './family.ts';
import { pressOnto } from './surface.ts';

/** Red, green and blue for every pixel, row by row. */
export type Pixels = { width: number; height: number; data: Uint8Array };

/** The same with room for a fourth channel, which is full everywhere and means nothing. */
export type Print = Pixels & { channels: 3 | 4 };

/** Draws a picture. The seed is the plate's own, so no other plate can change it. */
export function drawPicture<Shape extends PictureShape>(
  family: Family<Shape>,
  picture: Record<string, unknown>,
  seed: string,
): Drawing {
  return family.draw(picture as Parameters<typeof family.draw>[0], seededRandom(seed));
}

/**
 * A drawing as it comes off the press: printed on its surface, which shows through. One made of
 * lines can be printed smaller than it was drawn, so that its longest edge is no longer than asked.
 */
export async function printDrawing(
  drawing: Drawing,
  surface: Family['surface'],
  longestEdge = Number.POSITIVE_INFINITY,
): Promise<Print> {
  const print = await inkDrawing(drawing, longestEdge);
  pressOnto(surface, print);
  return print;
}

async function inkDrawing(drawing: Drawing, longestEdge: number): Promise<Print> {
  const { width, height } = drawing;
  if ('pixels' in drawing) return { width, height, channels: 3, data: drawing.pixels };
  const inked = await renderAsync(drawing.svg, {
    fitTo: { mode: 'zoom', value: Math.min(1, longestEdge / Math.max(width, height)) },
    // Lettering is drawn as outlines: no font of the machine may matter.
    font: { loadSystemFonts: false },
    background: '#fff',
  });
  return { width: inked.width, height: inked.height, channels: 4, data: inked.pixels };
}

/** A JPEG opens faster at a small size than any other format, and small sizes are asked for most. */
export function encodePicture({ width, height, channels, data }: Print): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels } })
    .removeAlpha()
    .jpeg({ quality: 80, optimiseCoding: false })
    .toBuffer();
}

/**
 * The picture at a small square size, for what is measured in it. Taken from its JPEG: that opens at
 * a quarter of its size in a quarter of the time.
 */
export async function shrinkPicture(jpeg: Uint8Array, side: number): Promise<Pixels> {
  const data = await sharp(jpeg).resize(side, side, { fit: 'fill' }).raw().toBuffer();
  return { width: side, height: side, data };
}
