import sharp from 'sharp';
import { maskable } from '../../plates/logo';
import { lightPalette } from '../../plates/palette';
import type { GeneratedFile } from './write-generated';

/** 180 is the one Apple's devices ask for; the others are listed in the web manifest. */
export const iconSizes = [180, 192, 512];

export function iconFiles(): Promise<GeneratedFile[]> {
  const drawing = Buffer.from(maskable(lightPalette));
  return Promise.all(
    iconSizes.map(async (size) => ({
      path: `icons/${size}.png`,
      body: await sharp(drawing).resize(size, size).png().toBuffer(),
    })),
  );
}
