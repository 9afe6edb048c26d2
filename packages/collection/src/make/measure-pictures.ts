import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest } from '@portal/freshness';
import {
  type MeasuredPicture,
  measuredPicture,
  measurePicture,
  UnreadablePicture,
} from '../pictures/measure-picture.ts';
import type { SourceProblem } from '../read/source-problems.ts';
import { type PlannedPicture, pictureFile } from '../records/build-pictures.ts';
import { inLanes } from './in-lanes.ts';
import type { Pieces } from './made-files.ts';
import type { Progress } from './progress.ts';

export type MeasureOptions = {
  root: string;
  /** The digest of the measuring code. */
  code: string;
  pieces: Pieces;
  progress: Progress;
  measure?: typeof measurePicture;
};

export type MeasuredFiles = {
  /** By family and name, e.g. "maps/coast-of-fife.webp". */
  byFile: Map<string, MeasuredPicture>;
  problems: SourceProblem[];
};

/** Measures the pictures that are new or have changed, and returns the measurements of all. */
export async function measurePictures(
  files: readonly string[],
  { root, code, pieces, progress, measure = measurePicture }: MeasureOptions,
): Promise<MeasuredFiles> {
  const results = new Map<string, MeasuredPicture | UnreadablePicture>();
  const bar = progress('Pictures', files.length);
  await inLanes(files, async (file) => {
    results.set(file, await measureOrFind(readFileSync(join(root, 'pictures', file))));
    bar.step();
  });
  // They finish in any order, which must not affect the output.
  const all = files.map((file) => [file, results.get(file)] as const);
  return {
    byFile: new Map(
      all.flatMap(([file, result]) =>
        result && !(result instanceof UnreadablePicture) ? [[file, result]] : [],
      ),
    ),
    problems: all.flatMap(([file, result]) =>
      result instanceof UnreadablePicture
        ? [{ file: `pictures/${file}`, message: result.message }]
        : [],
    ),
  };

  async function measureOrFind(data: Uint8Array): Promise<MeasuredPicture | UnreadablePicture> {
    const key = digest(code, data);
    const known = pieces.find(key);
    if (known) return measuredPicture.parse(JSON.parse(known.toString()));
    try {
      const measured = await measure(data);
      pieces.keep(key, JSON.stringify(measured));
      return measured;
    } catch (error) {
      if (error instanceof UnreadablePicture) return error;
      throw error;
    }
  }
}

/** The measurements of a picture's file. */
export function measurementOf(
  picture: PlannedPicture,
  measured: ReadonlyMap<string, MeasuredPicture>,
): MeasuredPicture {
  const found = measured.get(pictureFile(picture));
  if (!found) throw new Error(`The picture ${picture.number} was not measured`);
  return found;
}
