import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { altoProblems } from './alto-problems.ts';
import { madeFolder } from './made-collection.ts';

function readAlto(page: string): string {
  return readFileSync(join(madeFolder, 'alto', `${page}.xml`), 'utf8');
}

// A title page, its blank back, and one that begins with a paragraph.
it.each(['b20417783_0001', 'b20417783_0002', 'b20417783_0005'])('%s is valid', (page) => {
  expect(altoProblems(readAlto(page))).toEqual([]);
});

const page = readAlto('b20417783_0003');

it.each([
  ['HPOS="Infinity"', / HPOS="\d+"/, ' HPOS="Infinity"'],
  ['an attribute', / PHYSICAL_IMG_NR="\d+"/, ''],
  ['an order', /(<SP [^>]*>)(<String [^>]*>)/, '$2$1'],
  ['an ID', /ID="P1"/, 'ID="TB1"'],
  ['an element', /<SP /, '<Space '],
])('finds what is wrong with %s', (_, right, wrong) => {
  const altered = page.replace(right, wrong);
  expect(altered).not.toBe(page);
  expect(altoProblems(altered)).not.toEqual([]);
});
