import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { buildRecords } from '../../../../packages/collection/src/make/build-records.ts';
import { pageFile } from '../../../../packages/collection/src/make/make-books.ts';
import { measurePictures } from '../../../../packages/collection/src/make/measure-pictures.ts';
import { readPlan } from '../../../../packages/collection/src/make/plan-collection.ts';
import { drawBookPage, setPages } from '../../../../packages/collection/src/typeset/book-pages.ts';
import { writeAlto } from '../../../../packages/collection/src/typeset/write-alto.ts';
import { collectionRoot, looks, madeFolder, pictures } from './made-collection.ts';

const plan = readPlan(collectionRoot);

function made(path: string): Buffer {
  return readFileSync(join(madeFolder, path));
}

type Palette = readonly (readonly [colour: string, share: number])[];

/** How far two palettes are apart: the largest difference of a channel, colour by colour. */
function distance(one: Palette = [], other: Palette = []): number {
  if (one.length !== other.length) return 255;
  const channels = (palette: Palette): number[] =>
    palette.flatMap(([colour]) =>
      [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)),
    );
  const others = channels(other);
  return Math.max(0, ...channels(one).map((value, at) => Math.abs(value - (others[at] ?? 0))));
}

describe('made again', () => {
  it('all records, sizes and palettes are the same', async () => {
    const { byFile } = await measurePictures(plan.sources.pictureFiles, {
      root: collectionRoot,
      code: '',
      pieces: { find: () => undefined, keep: () => undefined },
      progress: () => ({ step() {} }),
    });
    const { catalogue, content } = buildRecords(plan, byFile);
    for (const [name, records] of Object.entries({ ...catalogue, ...content })) {
      if (name === 'withdrawn') continue;
      expect(JSON.stringify(records) === made(`records/${name}.json`).toString(), name).toBe(true);
    }
    for (const { number, imageId, family, plate } of plan.pictures) {
      const { width, height, palette } = byFile.get(`${family}/${plate.file}`) ?? {};
      expect(pictures[number]).toEqual({ file: `${number}.webp`, width, height });
      // Another processor may decode and scale slightly differently.
      expect(distance(looks[imageId]?.palette, palette), plate.file).toBeLessThan(24);
    }
  });

  it('every file of a picture is the one that was written about', () => {
    const root = join(collectionRoot, 'pictures');
    const other = plan.pictures.filter(({ number, family, plate }) => {
      const source = readFileSync(join(root, family, plate.file));
      return !source.equals(made(`pictures/${number}.webp`));
    });
    expect(other).toEqual([]);
  });

  it.each(plan.sources.books)('a page of $title and all its ALTO are the same', async (book) => {
    const pages = setPages(book);
    for (const page of pages) {
      const file = `alto/${page.asset.replace('.jp2', '.xml')}`;
      expect(writeAlto(page)).toBe(made(file).toString());
    }
    const [, , third] = pages;
    if (!third) throw new Error(`${book.title} has no third page`);
    const picture = await drawBookPage(book, third);
    expect(made(`pictures/${pageFile(third.asset)}`).equals(picture)).toBe(true);
  });
});

describe('on its way to a browser', () => {
  /** All that a browser may have to fetch for the JSON of an API; most requests need only a part. */
  const recordsByApi = {
    catalogue: ['works', 'images', 'concepts', 'dates', 'looks', 'withdrawn'],
    content: ['articles', 'events', 'summaries', 'withdrawn'],
  };

  const sizes = new Map(
    readdirSync(join(madeFolder, 'records')).map((file) => [
      file.replace('.json', ''),
      brotliSize(made(`records/${file}`)),
    ]),
  );

  // A tenth of the megabyte is left for the sandbox's own script and the API descriptions.
  it.each(Object.entries(recordsByApi))('%s fits well into a megabyte', (_, names) => {
    const total = names.reduce((sum, name) => sum + (sizes.get(name) ?? Number.NaN), 0);
    expect(total).toBeLessThanOrEqual(850_000);
  });

  function brotliSize(data: Buffer): number {
    return brotliCompressSync(data, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
        [constants.BROTLI_PARAM_LGWIN]: 24,
      },
    }).length;
  }
});
