import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import {
  type MeasuredPicture,
  measuredPicture,
  measurePicture,
  UnreadablePicture,
} from '../pictures/measure-picture.ts';
import type { SourceProblem } from '../read/source-problems.ts';
import { type PlannedPicture, pictureFile } from '../records/build-pictures.ts';
import { digest } from './digest.ts';
import { inLanes } from './in-lanes.ts';
import type { Progress } from './progress.ts';

/** What was measured in pictures, by the digest of the file and of the code that measured it. */
export type Measurements = Readonly<Record<string, MeasuredPicture>>;

export const measurements = z.record(z.string(), measuredPicture);

export type MeasureOptions = {
  root: string;
  /** The digest of the code that measures. */
  code: string;
  /** From an earlier run. */
  known: Measurements;
  progress: Progress;
  measure?: typeof measurePicture;
};

export type MeasuredFiles = {
  /** By family and name, e.g. "maps/coast-of-fife.webp". */
  byFile: Map<string, MeasuredPicture>;
  /** What to know in the next run. */
  kept: Measurements;
  problems: SourceProblem[];
};

/** Measures the pictures that are new or have changed, and gives the measurements of all. */
export async function measurePictures(
  files: readonly string[],
  { root, code, known, progress, measure = measurePicture }: MeasureOptions,
): Promise<MeasuredFiles> {
  const results = new Map<string, Result>();
  const bar = progress('Pictures', files.length);
  await inLanes(files, async (file) => {
    const data = readFileSync(join(root, 'pictures', file));
    const key = digest(code, data);
    results.set(file, known[key] ? { key, measured: known[key] } : await tryMeasuring(key, data));
    bar.step();
  });
  // They are done in any order, and what is written must not depend on it.
  const all = files.flatMap((file) => ({ file, ...results.get(file) }));
  return {
    byFile: new Map(all.flatMap(({ file, measured }) => (measured ? [[file, measured]] : []))),
    kept: Object.fromEntries(
      all.flatMap(({ key, measured }) => (key && measured ? [[key, measured]] : [])),
    ),
    problems: all.flatMap(({ file, message }) =>
      message ? [{ file: `pictures/${file}`, where: 'the file', message }] : [],
    ),
  };

  async function tryMeasuring(key: string, data: Uint8Array): Promise<Result> {
    try {
      return { key, measured: await measure(data) };
    } catch (error) {
      if (!(error instanceof UnreadablePicture)) throw error;
      return { key, message: error.message };
    }
  }
}

type Result = { key: string; measured?: MeasuredPicture; message?: string };

/** What was measured in a picture's file. */
export function measurementOf(
  picture: PlannedPicture,
  measured: ReadonlyMap<string, MeasuredPicture>,
): MeasuredPicture {
  const found = measured.get(pictureFile(picture));
  if (!found) throw new Error(`The picture ${picture.number} was not measured`);
  return found;
}
