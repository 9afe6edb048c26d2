import { expect, test } from 'vitest';
import { rangeApplies, readByteRange } from './byte-range.ts';

const whole = { type: 'whole' };
const unsatisfiable = { type: 'unsatisfiable' };
const part = (first: number, last: number) => ({ type: 'part', first, last });

test.each([
  [null, 10, whole],
  ['', 10, whole],
  ['bytes=0-0', 10, part(0, 0)],
  ['bytes=0-', 10, part(0, 9)],
  ['BYTES=2-5', 10, part(2, 5)],
  ['bytes= 2-5 ', 10, part(2, 5)],
  ['bytes=2-500', 10, part(2, 9)],
  ['bytes=9-9', 10, part(9, 9)],
  ['bytes=-3', 10, part(7, 9)],
  ['bytes=-300', 10, part(0, 9)],
  ['bytes=10-', 10, unsatisfiable],
  ['bytes=10-12', 10, unsatisfiable],
  ['bytes=-0', 10, unsatisfiable],
  ['bytes=0-', 0, unsatisfiable],
  ['bytes=-1', 0, unsatisfiable],
  ['bytes=5-2', 10, whole],
  ['bytes=0-1,4-5', 10, whole],
  ['bytes=', 10, whole],
  ['bytes=-', 10, whole],
  ['bytes=a-b', 10, whole],
  ['bytes=1.5-2', 10, whole],
  ['items=0-1', 10, whole],
  ['0-1', 10, whole],
  ['megabytes=0-1', 10, whole],
])('Range %j of %i bytes', (header, size, want) => {
  expect(readByteRange(header, size)).toEqual(want);
});

test.each([
  [null, true],
  [undefined, true],
  ['"a"', true],
  ['Mon, 16 Nov 2026 00:00:00 GMT', true],
  ['"b"', false],
  ['W/"a"', false],
  ['Mon, 16 Nov 2026 00:00:01 GMT', false],
])('If-Range %j allows a range: %s', (header, want) => {
  const copy = { tag: '"a"', lastModified: 'Mon, 16 Nov 2026 00:00:00 GMT' };
  expect(rangeApplies(header, copy)).toBe(want);
});
