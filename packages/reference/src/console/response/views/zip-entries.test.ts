import { expect, it } from 'vitest';
import { zipArchive } from './zip-archive.fixture.ts';
import { zipEntries } from './zip-entries.ts';

it('lists the files and their sizes', () => {
  const expected = [
    { name: 'a.txt', bytes: 10 },
    { name: 'b/ü.txt', bytes: 11 },
  ];
  expect(zipEntries(zipArchive())).toEqual(expected);
  expect(zipEntries(zipArchive('a comment'))).toEqual(expected);
});

it('finds nothing in what is not an archive', () => {
  expect(zipEntries(new Uint8Array())).toEqual([]);
  expect(zipEntries(new Uint8Array(100))).toEqual([]);
  expect(zipEntries(zipArchive().subarray(0, 60))).toEqual([]);
});
