import { seededRandom } from '@portal/engraving';
import sharp, { type Sharp } from 'sharp';
import type { Drawing, Family, PictureShape } from './family.ts';
import { pressOnto } from './surface.ts';

/** Red, green and blue for every pixel, row by row. */
export type Pixels = { width: number; height: number; data: Buffer };

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
): Promise<Pixels> {
  const scale = Math.min(1, longestEdge / Math.max(drawing.width, drawing.height));
  const { data, info } = await openDrawing(drawing, scale)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new Error(`A print has ${info.channels} channels, expected 3`);
  const pixels = { width: info.width, height: info.height, data };
  pressOnto(surface, pixels);
  return pixels;
}

/** A JPEG opens faster at a small size than any other format, and small sizes are asked for most. */
export function encodePicture({ width, height, data }: Pixels): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 80, optimiseCoding: false })
    .toBuffer();
}

/** The picture at a small square size, for what is measured in it. */
export async function shrinkPicture(
  { width, height, data }: Pixels,
  side: number,
): Promise<Pixels> {
  const small = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(side, side, { fit: 'fill' })
    .raw()
    .toBuffer();
  return { width: side, height: side, data: small };
}

function openDrawing(drawing: Drawing, scale: number): Sharp {
  const { width, height } = drawing;
  if ('svg' in drawing) return sharp(Buffer.from(drawing.svg), { density: 72 * scale });
  return sharp(drawing.pixels, { raw: { width, height, channels: 3 } });
}
