import { readdirSync } from 'node:fs';
import { openPieces } from '@portal/freshness';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  picture,
  type SmallCollection,
  writeSmallCollection,
} from '../../test/small-collection.fixture.ts';
import { measurePicture } from '../pictures/measure-picture.ts';
import { measurePictures } from './measure-pictures.ts';

const files = ['maps/fife.webp', 'maps/leith.webp', 'shells/whelk.webp'];

let small: SmallCollection;
beforeEach(async () => {
  small = await writeSmallCollection();
});
afterEach(() => small.clear());

/** Measures all pictures, and counts how many were opened. */
async function measureAll(code = 'one') {
  let opened = 0;
  const pieces = openPieces(small.cache);
  const { byFile } = await measurePictures(files, {
    root: small.root,
    code,
    pieces,
    progress: () => ({ step() {} }),
    measure(file) {
      opened += 1;
      return measurePicture(file);
    },
  });
  pieces.prune();
  return { opened, measured: files.map((file) => byFile.get(file)) };
}

it('opens only pictures that it has not measured before', async () => {
  const first = await measureAll();
  expect(first.opened).toBe(3);
  expect(first.measured.map((one) => one?.width)).toEqual([60, 50, 30]);
  expect(await measureAll()).toEqual({ ...first, opened: 0 });
});

it('opens a picture again when its file or the code changes', async () => {
  await measureAll();
  small.write('pictures/maps/leith.webp', await picture('#123456', 77, 10));
  const { opened, measured } = await measureAll();
  expect(opened).toBe(1);
  expect(measured.map((one) => one?.width)).toEqual([60, 77, 30]);
  expect((await measureAll('two')).opened).toBe(3);
});

it('keeps nothing of deleted files', async () => {
  await measureAll();
  small.write('pictures/maps/leith.webp', await picture('#123456'));
  await measureAll();
  expect(readdirSync(small.cache)).toHaveLength(3);
});
