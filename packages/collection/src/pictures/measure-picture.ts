import sharp, { type Metadata } from 'sharp';
import { z } from 'zod';
import { measureColours } from './palette.ts';
import type { Pixels } from './pixels.ts';
import { featureSide, visualFeatures } from './visual-features.ts';

export const measuredPicture = z.object({
  width: z.number(),
  height: z.number(),
  averageColor: z.string(),
  palette: z.array(z.tuple([z.string(), z.number()]).readonly()),
  /** The raw features, before comparison with others, as 32-bit numbers in base64. */
  features: z.string(),
});

export type MeasuredPicture = z.infer<typeof measuredPicture>;

/** Why a file cannot be used as a picture, and what to do about it. */
export class UnreadablePicture extends Error {}

/** The size and appearance of a WebP file. Decodes all of it, so a truncated file is detected. */
export async function measurePicture(file: Uint8Array): Promise<MeasuredPicture> {
  const { width, height } = await readSize(file);
  const small = await shrink(file).catch((cause: unknown) => {
    throw unreadable(file, cause);
  });
  const features = visualFeatures(small, width / height);
  return {
    width,
    height,
    ...measureColours(small),
    features: Buffer.from(features.buffer).toString('base64'),
  };
}

export function unpackFeatures({ features }: MeasuredPicture): Float32Array {
  return new Float32Array(Uint8Array.from(Buffer.from(features, 'base64')).buffer);
}

/** The size with the EXIF orientation applied. */
async function readSize(file: Uint8Array): Promise<{ width: number; height: number }> {
  const { format, autoOrient } = await readMetadata(file).catch((cause: unknown) => {
    throw unreadable(file, cause);
  });
  if (format === 'webp') return autoOrient;
  throw new UnreadablePicture(`is ${format}, not WebP: save it again as WebP`);
}

async function readMetadata(file: Uint8Array): Promise<Metadata> {
  return sharp(file).metadata();
}

async function shrink(file: Uint8Array): Promise<Pixels> {
  const data = await sharp(file, { autoOrient: true })
    .resize(featureSide, featureSide, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return { width: featureSide, height: featureSide, data };
}

function unreadable(file: Uint8Array, cause: unknown): UnreadablePicture {
  const isWebp = /^RIFF.{4}WEBP/s.test(Buffer.from(file.subarray(0, 12)).toString('latin1'));
  const what = isWebp ? 'broken or truncated' : 'not a picture';
  return new UnreadablePicture(`is ${what}: save it again as WebP`, { cause });
}
