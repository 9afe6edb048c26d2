import pMap from 'p-map';
import { z } from 'zod';
import type { Drawing, Family } from '../pictures/family.ts';
import { measureColours } from '../pictures/palette.ts';
import { encodePicture, type Pixels, printDrawing, shrinkPicture } from '../pictures/render.ts';
import { featureSide, visualFeatures } from '../pictures/visual-features.ts';
import type { Output } from './output.ts';
import type { Progress } from './progress.ts';

/** Something to be drawn: one of the pictures, or a page of a book. */
export type PictureJob = {
  /** What the image service knows it by, without an ending, e.g. "V0040217". */
  name: string;
  /** The digest of everything it is drawn from. */
  inputs: string;
  surface: Family['surface'];
  /** Whether its looks are measured, to be compared with those of others. */
  compared: boolean;
  /** How long the longest edge of a line drawing may come out, in pixels. */
  longestEdge?: number | undefined;
  draw(): Drawing;
};

const looks = z.object({
  averageColor: z.string(),
  palette: z.array(z.tuple([z.string(), z.number()]).readonly()),
  /** The features before they are compared with those of others, as 32-bit numbers in base64. */
  features: z.string(),
});

const measured = z.object({
  inputs: z.string(),
  width: z.number(),
  height: z.number(),
  looks: looks.optional(),
});

export type Looks = z.infer<typeof looks>;
export type MeasuredPicture = z.infer<typeof measured>;

const cachePath = 'cache/pictures.json';

// Drawing keeps one core busy, printing and encoding the other.
const concurrency = 4;

/** Draws what is new or has changed, and gives the measurements of all. */
export async function makePictures(
  jobs: readonly PictureJob[],
  output: Output,
  progress: Progress,
): Promise<Map<string, MeasuredPicture>> {
  const known = readCache(output);
  const done = new Map<string, MeasuredPicture>();
  const bar = progress('Pictures and pages', jobs.length);
  await pMap(
    jobs,
    async (job) => {
      const before = known[job.name];
      const path = picturePath(job.name);
      if (before?.inputs === job.inputs && output.kept(path)) {
        output.keep(path);
        done.set(job.name, before);
      } else {
        const { data, picture } = await makePicture(job);
        output.write(path, data);
        done.set(job.name, picture);
      }
      bar.step();
    },
    { concurrency },
  );
  const sorted = [...done].sort(([a], [b]) => (a < b ? -1 : 1));
  output.write(cachePath, JSON.stringify(Object.fromEntries(sorted)));
  return new Map(sorted);
}

export function picturePath(name: string): string {
  return `pictures/${name}.jpg`;
}

export async function makePicture(
  job: PictureJob,
): Promise<{ data: Buffer; picture: MeasuredPicture }> {
  const pixels = await printDrawing(job.draw(), job.surface, job.longestEdge);
  const { width, height } = pixels;
  const data = await encodePicture(pixels);
  const looks = job.compared
    ? measureLooks(await shrinkPicture(pixels, featureSide), width / height)
    : undefined;
  return { data, picture: { inputs: job.inputs, width, height, ...(looks && { looks }) } };
}

function measureLooks(small: Pixels, ratio: number): Looks {
  const { averageColor, palette } = measureColours(small);
  const features = Buffer.from(visualFeatures(small, ratio).buffer).toString('base64');
  return { averageColor, palette, features };
}

export function unpackFeatures({ features }: Looks): Float32Array {
  const bytes = Uint8Array.from(Buffer.from(features, 'base64'));
  return new Float32Array(bytes.buffer);
}

function readCache(output: Output): Record<string, MeasuredPicture> {
  const data = output.kept(cachePath);
  return data ? z.record(z.string(), measured).parse(JSON.parse(data.toString())) : {};
}
