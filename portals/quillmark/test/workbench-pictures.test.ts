import { loadCollection } from '@portal/sandbox/node';
import { describe, expect, it } from 'vitest';
import { workbenchPictures } from '../portal/workbench-pictures.ts';
import { collectionFolder } from './folders.ts';

const { collection, pictures } = loadCollection(collectionFolder);

function sizeOf(id: string): { width: number; height: number } {
  const size = pictures[id];
  if (size === undefined) throw new Error(`The collection has no picture ${id}.`);
  return size;
}

function shapeOf(id: string): string {
  const { width, height } = sizeOf(id);
  const ratio = width / height;
  if (ratio > 2) return 'very wide';
  if (ratio > 1.05) return 'wide';
  return ratio < 0.95 ? 'tall' : 'square';
}

/** The title of the work, and for a page of a book also which page, as labels write it. */
function titleOf(id: string): [title: string, page: string] {
  const [, book, page] = /^(b\w+)_(\d{4})\.jp2$/.exec(id) ?? [];
  const work = collection.works.find(({ identifiers }) =>
    identifiers?.some(({ value }) => value === (book ?? id)),
  );
  const title = work?.title?.replaceAll("'", '’') ?? '';
  return [title, page === undefined ? '' : `, page ${Number(page)}`];
}

describe.each(workbenchPictures)('$label', ({ id, label }) => {
  const [, shape, labelled = ''] = /^[^,:]+, ([^,:]+): (.+)$/.exec(label) ?? [];

  it('names the shape of its picture', () => {
    expect(shape).toBe(shapeOf(id));
  });

  it('has the title of its record, or the beginning of it', () => {
    const [title, page] = titleOf(id);
    expect(labelled.endsWith(page)).toBe(true);
    const beginning = labelled.slice(0, labelled.length - page.length);
    expect(title.slice(0, beginning.length)).toBe(beginning);
    expect(title.slice(beginning.length)).not.toMatch(/^\w/);
  });
});

it('gives deep zoom a dozen pictures with something to find', () => {
  const large = workbenchPictures.filter(({ id }) => {
    const { width, height } = sizeOf(id);
    return Math.max(width, height) >= 3000;
  });
  expect(large.length).toBeGreaterThanOrEqual(12);
});

it('has each picture once', () => {
  expect(new Set(workbenchPictures.map(({ id }) => id)).size).toBe(workbenchPictures.length);
});
