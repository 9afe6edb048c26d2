import { readdirSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import type { KnownPicture, PictureList } from '../iiif/picture-list.ts';

const formats = /\.(jpe?g|png|webp|gif|tiff?|avif)$/i;

export type OwnPictures = {
  /** By file name. */
  pictures: PictureList;
  /** Files that look like pictures but could not be read, and why. */
  problems: string[];
};

/** The reader's own pictures: every picture in a folder, served under its file name. */
export async function readOwnPictures(folder: string): Promise<OwnPictures> {
  const names = listPictures(folder);
  const read = await Promise.all(names.map((name) => readPicture(folder, name)));
  const found = read.flatMap((one) => (typeof one === 'string' ? [] : [one]));
  const problems = read.filter((one) => typeof one === 'string');
  if (found.length === 0) {
    throw new Error(
      [`No pictures in ${folder}. Add JPEG, PNG, WebP, GIF, TIFF or AVIF files.`]
        .concat(problems)
        .join('\n'),
    );
  }
  return { pictures: Object.fromEntries(found), problems };
}

function listPictures(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => formats.test(name))
      .sort();
  } catch (error) {
    throw new Error(`Cannot read the folder ${folder}: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

async function readPicture(folder: string, name: string): Promise<[string, KnownPicture] | string> {
  try {
    // With the EXIF orientation applied: what counts is the picture as it is seen.
    const { width, height } = (await sharp(join(folder, name)).metadata()).autoOrient;
    const { mtimeMs, size } = await stat(join(folder, name));
    const version = `${Math.round(mtimeMs)}-${size}`;
    return [name, { file: resolve(folder, name), width, height, version }];
  } catch (error) {
    return `${name} cannot be read: ${(error as Error).message}`;
  }
}
