import { resolve } from 'node:path';
import { type ImagePlan, turnedSize } from '@portal/iiif';
import sharp, { type Sharp } from 'sharp';
import { encodings } from '../iiif/encodings.ts';
import { memoryLimits } from '../memory/memory-limits.ts';
import { createQueue } from '../memory/queue.ts';
import { createSharedTasks } from '../memory/shared-tasks.ts';
import { createSizedCache } from '../memory/sized-cache.ts';
import type { ImagePort, PictureFile } from '../ports.ts';
import { createDecodedPictures, isSlowToDecode, open } from './decoded-pictures.ts';
import { createGifEncoder } from './gif-encoder.ts';

export type SharpImagesOptions = {
  /** The folder with the pictures, unless a picture has its full path. */
  folder: string;
  /** How many pictures are rendered at once, and how many may wait. */
  atOnce?: number;
  waiting?: number;
};

export const pictureQueue = { atOnce: 2, waiting: 64 } as const;

/** A picture with more pixels than this takes long enough to hold up others. */
const largeArea = 2_000_000;

/** Changes when the same plan may produce different bytes. */
export const sharpVersion = `${sharp.versions.sharp}-${sharp.versions.vips}`;

// Of what libvips would keep, up to 50 MB, nothing is used again: pictures are kept here.
sharp.cache(false);

export function createSharpImages({
  folder,
  atOnce = pictureQueue.atOnce,
  waiting = pictureQueue.waiting,
}: SharpImagesOptions): ImagePort {
  const queue = createQueue(atOnce, waiting);
  const share = createSharedTasks<Uint8Array>();
  const cache = createSizedCache<Uint8Array>(memoryLimits.pictures, ({ length }) => length);
  const openDecoded = createDecodedPictures();
  const encodeGif = createGifEncoder();

  /** A picture that was abandoned during rendering is still cached: it is often requested again. */
  async function renderOnce(
    key: string,
    picture: PictureFile,
    plan: ImagePlan,
    signal: AbortSignal,
  ): Promise<Uint8Array> {
    const known = cache.get(key);
    if (known) return known;
    const image = await transform(await openRegion(picture, plan), plan, signal);
    const bytes = await encode(image, plan, encodeGif);
    cache.set(key, bytes);
    return bytes;
  }

  /**
   * A large picture that is requested whole is decoded at roughly the size needed. That is many times
   * as fast but softer, so other pictures are decoded in full, as in browsers.
   */
  async function openRegion(picture: PictureFile, { region }: ImagePlan): Promise<Sharp> {
    const path = resolve(folder, picture.file);
    const { x: left, y: top, width, height } = region;
    const isWhole = width === picture.width && height === picture.height;
    if (isWhole && isSlowToDecode(picture)) return open(path);
    return (await openDecoded(path, picture)).extract({ left, top, width, height });
  }

  return {
    async render(picture, plan, signal) {
      const key = `${picture.file} ${JSON.stringify(plan)}`;
      const known = cache.get(key);
      if (known) return known;
      const isLarge = areaOf(plan) > largeArea;
      return share(
        key,
        (abandoned) =>
          queue(() => renderOnce(key, picture, plan, abandoned), {
            isLarge,
            signal: abandoned,
          }),
        signal,
      );
    },
  };
}

function areaOf({ size, rotation }: ImagePlan): number {
  const { width, height } = turnedSize(size, rotation);
  return width * height;
}

/** Region first, then size, mirroring, rotation and quality: the order of the standard. */
async function transform(region: Sharp, plan: ImagePlan, signal: AbortSignal): Promise<Sharp> {
  const { size, mirrored, rotation, quality } = plan;
  let image = region.resize(size.width, size.height, { fit: 'fill' });
  if (mirrored) {
    image = sharp(await image.flop().png({ compressionLevel: 1 }).toBuffer());
    signal.throwIfAborted();
  }
  if (rotation !== 0) {
    const turned = await image.png({ compressionLevel: 1 }).toBuffer();
    signal.throwIfAborted();
    image = sharp(turned).rotate(rotation, { background: '#ffffff' });
  }
  if (quality === 'gray') return image.greyscale();
  return quality === 'bitonal' ? image.greyscale().threshold(128) : image;
}

async function encode(
  image: Sharp,
  { format, quality }: ImagePlan,
  encodeGif: ReturnType<typeof createGifEncoder>,
): Promise<Uint8Array> {
  if (format === 'png') return image.png({ compressionLevel: 6 }).toBuffer();
  if (format === 'webp') return image.webp({ quality: 100 * encodings.webp.quality }).toBuffer();
  const opaque = image.flatten({ background: '#ffffff' });
  if (format === 'jpg') return opaque.jpeg({ quality: 100 * encodings.jpg.quality }).toBuffer();
  const isGrey = quality === 'gray' || quality === 'bitonal';
  const { data, info } = await opaque
    .toColourspace(isGrey ? 'b-w' : 'srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels, width, height } = info;
  return encodeGif({ data, channels, width, height, isGrey });
}
