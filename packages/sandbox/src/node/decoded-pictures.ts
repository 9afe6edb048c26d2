import sharp, { type Sharp } from 'sharp';
import { memoryLimits } from '../memory/memory-limits.ts';
import { createSharedTasks } from '../memory/shared-tasks.ts';
import { createSizedCache } from '../memory/sized-cache.ts';
import type { PictureFile } from '../ports.ts';

export type Decoded = { data: Buffer; width: number; height: number; channels: 3 | 4 };

/** Below this, decoding is about as fast as cutting a tile from cached pixels. */
const worthKeeping = 2_000_000;

/** Whether decoding the whole picture takes longer than a request should. */
export function isSlowToDecode({ width, height }: PictureFile): boolean {
  return width * height > worthKeeping;
}

/**
 * Opens pictures to cut regions from. A viewer requests many tiles of one picture, and each would
 * decode all of it, so a large picture stays decoded while there is room.
 */
export function createDecodedPictures(
  decode = decodeFile,
): (path: string, picture: PictureFile) => Promise<Sharp> {
  const cache = createSizedCache<Decoded>(memoryLimits.decoded, ({ data }) => data.length);
  const share = createSharedTasks<Decoded>();

  async function decodeOnce(path: string): Promise<Decoded> {
    const known = cache.get(path);
    if (known) return known;
    const decoded = await share(path, () => decode(path));
    cache.set(path, decoded);
    return decoded;
  }

  return async (path, picture) => {
    const bytes = picture.width * picture.height * 4;
    if (!isSlowToDecode(picture) || bytes > memoryLimits.decoded) return open(path);
    const { data, ...raw } = await decodeOnce(path);
    return sharp(data, { raw });
  };
}

/** Applies the EXIF orientation: what counts is the picture as it is seen. */
export function open(path: string): Sharp {
  return sharp(path, { autoOrient: true });
}

async function decodeFile(path: string): Promise<Decoded> {
  const { data, info } = await open(path)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  if (channels !== 3 && channels !== 4) throw new Error(`${path} has ${channels} channels`);
  return { data, width, height, channels };
}
