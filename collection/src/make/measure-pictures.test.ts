import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  picture,
  type SmallCollection,
  writeSmallCollection,
} from '../../test/small-collection.fixture.ts';
import { measurePicture } from '../pictures/measure-picture.ts';
import { type Measurements, measurePictures } from './measure-pictures.ts';

const files = ['maps/fife.webp', 'maps/leith.webp', 'shells/whelk.webp'];

let small: SmallCollection;
beforeEach(async () => {
  small = await writeSmallCollection();
});
afterEach(() => small.clear());

/** Measures all, and counts how many were opened for it. */
async function measureAll(known: Measurements, code = 'one') {
  let opened = 0;
  const { byFile, kept } = await measurePictures(files, {
    root: small.root,
    code,
    known,
    progress: () => ({ step() {} }),
    measure(file) {
      opened += 1;
      return measurePicture(file);
    },
  });
  return { opened, kept, widths: files.map((file) => byFile.get(file)?.width) };
}

it('opens only what it has not measured before', async () => {
  const first = await measureAll({});
  expect(first).toMatchObject({ opened: 3, widths: [60, 50, 30] });
  expect(await measureAll(first.kept)).toEqual({ ...first, opened: 0 });
});

it('opens a picture again when its file or the code changes', async () => {
  const { kept } = await measureAll({});
  small.write('pictures/maps/leith.webp', await picture('#123456', 77, 10));
  expect(await measureAll(kept)).toMatchObject({ opened: 1, widths: [60, 77, 30] });
  expect(await measureAll(kept, 'two')).toMatchObject({ opened: 3 });
});

it('keeps nothing of files that are gone', async () => {
  const { kept } = await measureAll({});
  small.write('pictures/maps/leith.webp', await picture('#123456'));
  expect(Object.keys((await measureAll(kept)).kept)).toHaveLength(3);
});
