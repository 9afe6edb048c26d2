import { resolve } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { ImagePlan } from '../iiif/image-plan.ts';
import type { ImagePort } from '../ports.ts';
import { createRecent } from '../recent.ts';
import { createQueue } from './queue.ts';

export type SharpImagesOptions = {
  /** The folder that holds the pictures, unless a picture says its whole path. */
  folder: string;
  /** How many pictures are worked on at once, and how many may wait. */
  atOnce?: number;
  waiting?: number;
  /** How much of what was made is kept, in bytes. */
  cacheBytes?: number;
};

export function createSharpImages({
  folder,
  atOnce = 2,
  waiting = 64,
  cacheBytes = 64_000_000,
}: SharpImagesOptions): ImagePort {
  const queue = createQueue(atOnce, waiting);
  const cache = createRecent<Uint8Array>(cacheBytes, ({ length }) => length);

  return {
    async render(file, plan) {
      const key = `${file} ${JSON.stringify(plan)}`;
      return (
        cache.get(key) ?? cache.set(key, await queue(() => render(resolve(folder, file), plan)))
      );
    },
  };
}

/** Region, size, mirror, rotation, quality, format: the order of the standard. */
async function render(file: string, plan: ImagePlan): Promise<Uint8Array> {
  const { region, size, mirrored, rotation, quality } = plan;
  const { x: left, y: top, width, height } = region;
  let image = sharp(file, { autoOrient: true })
    .extract({ left, top, width, height })
    .resize(size.width, size.height, { fit: 'fill' });
  if (mirrored) image = sharp(await image.flop().png({ compressionLevel: 1 }).toBuffer());
  if (rotation !== 0) {
    const turned = await image.png({ compressionLevel: 1 }).toBuffer();
    image = sharp(turned).rotate(rotation, { background: '#ffffff' });
  }
  if (quality === 'gray') image = image.greyscale();
  if (quality === 'bitonal') image = image.greyscale().threshold(128);
  return encode(image, plan);
}

function encode(image: Sharp, { format }: ImagePlan): Promise<Uint8Array> {
  if (format === 'png') return image.png({ compressionLevel: 6 }).toBuffer();
  if (format === 'gif') return image.gif().toBuffer();
  if (format === 'webp') return image.webp({ quality: 82 }).toBuffer();
  return image.flatten({ background: '#ffffff' }).jpeg({ quality: 85 }).toBuffer();
}
