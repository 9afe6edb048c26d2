import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { families } from '../families.ts';
import { buildRecords } from '../src/make/build-records.ts';
import { pictureJobs } from '../src/make/make-collection.ts';
import { makePicture } from '../src/make/make-picture.ts';
import { type MeasuredPicture, picturePath } from '../src/make/make-pictures.ts';
import { planCollection } from '../src/make/plan-collection.ts';
import { recordSizes, recordsByApi } from '../src/make/print-sizes.ts';
import { writeAlto } from '../src/typeset/write-alto.ts';
import { collectionRoot, madeFolder, readMade } from './made-collection.ts';

const plan = planCollection(collectionRoot, families);
const { pictures } = plan;
const pages = plan.books.flatMap((book) => book.pages);
const jobs = new Map(pictureJobs(collectionRoot, plan).map((job) => [job.name, job] as const));

function made(path: string): Buffer {
  return readFileSync(join(madeFolder, path));
}

describe('made again', () => {
  it('all records are the same', () => {
    const measured = readMade<Record<string, MeasuredPicture>>('cache/pictures.json');
    const facts = new Map(Object.entries(measured));
    const { catalogue, content } = buildRecords(plan, facts);
    for (const [name, records] of Object.entries({ ...catalogue, ...content })) {
      if (name === 'withdrawn') continue;
      expect(JSON.stringify(records) === made(`records/${name}.json`).toString(), name).toBe(true);
    }
  });

  it.each(families)('a picture of $name is the same to the byte', async ({ name }) => {
    const first = pictures.find(({ family }) => family.name === name);
    const job = jobs.get(first?.number ?? '');
    if (!job) throw new Error(`${name} has no picture`);
    const { data } = await makePicture(job);
    expect(made(picturePath(job.name)).equals(data)).toBe(true);
  });

  it('a page and its ALTO are the same to the byte', async () => {
    const page = pages.find(({ asset }) => asset === 'b20417783_0003.jp2');
    const job = jobs.get('b20417783_0003');
    if (!page || !job) throw new Error('The book of remedies has a third page');
    const { data } = await makePicture(job);
    expect(made(picturePath(job.name)).equals(data)).toBe(true);
    expect(writeAlto(page.page, page.asset)).toBe(made('alto/b20417783_0003.xml').toString());
  });
});

describe('on its way to a browser', () => {
  const sizes = recordSizes(madeFolder);

  // A tenth of the megabyte is left for the sandbox's own script and the API descriptions.
  it.each(Object.entries(recordsByApi))('%s fits well into a megabyte', (_, names) => {
    const total = names.reduce((sum, name) => sum + (sizes.get(name) ?? Number.NaN), 0);
    expect(total).toBeLessThanOrEqual(850_000);
  });
});
