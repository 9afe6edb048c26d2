import { z } from 'zod';
import { type Looks, looks, type PictureJob } from './make-picture.ts';
import type { Output } from './output.ts';
import type { Progress } from './progress.ts';
import type { Studio } from './studio.ts';

const measured = z.object({
  inputs: z.string(),
  width: z.number(),
  height: z.number(),
  looks: looks.optional(),
});

export type MeasuredPicture = z.infer<typeof measured>;

const cachePath = 'cache/pictures.json';

/** Draws what is new or has changed, and gives the measurements of all. */
export async function makePictures(
  jobs: readonly PictureJob[],
  { output, studio, progress }: { output: Output; studio: Studio; progress: Progress },
): Promise<Map<string, MeasuredPicture>> {
  const known = readCache(output);
  const done = new Map<string, MeasuredPicture>();
  const changed = new Map<string, PictureJob>();
  const bar = progress('Pictures and pages', jobs.length);
  for (const job of jobs) {
    const before = known[job.name];
    const path = picturePath(job.name);
    if (before?.inputs === job.inputs && output.kept(path)) {
      output.keep(path);
      done.set(job.name, before);
      bar.step();
    } else {
      changed.set(job.name, job);
    }
  }
  await studio.draw(groupByDrawer(changed.values()), (name, { data, ...facts }) => {
    output.write(picturePath(name), data);
    done.set(name, { inputs: changed.get(name)?.inputs ?? '', ...facts });
    bar.step();
  });
  const sorted = [...done].sort(([a], [b]) => (a < b ? -1 : 1));
  output.write(cachePath, JSON.stringify(Object.fromEntries(sorted)));
  return new Map(sorted);
}

/** Pages come last and a few at a time, so that all threads are done at about the same moment. */
function groupByDrawer(jobs: Iterable<PictureJob>): PictureJob[][] {
  const families = new Map<string, PictureJob[]>();
  const pages: PictureJob[][] = [];
  for (const job of jobs) {
    if (job.subject.kind === 'plate') {
      const { family } = job.subject;
      families.set(family, [...(families.get(family) ?? []), job]);
    } else {
      const last = pages.at(-1);
      if (last && last.length < 8) last.push(job);
      else pages.push([job]);
    }
  }
  return [...families.values(), ...pages];
}

export function picturePath(name: string): string {
  return `pictures/${name}.jpg`;
}

export function unpackFeatures({ features }: Looks): Float32Array {
  const bytes = Uint8Array.from(Buffer.from(features, 'base64'));
  return new Float32Array(bytes.buffer);
}

function readCache(output: Output): Record<string, MeasuredPicture> {
  const data = output.kept(cachePath);
  return data ? z.record(z.string(), measured).parse(JSON.parse(data.toString())) : {};
}
