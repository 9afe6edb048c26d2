import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { altoProblems } from './alto-problems.ts';
import { madeFolder } from './made-collection.ts';

const folder = join(madeFolder, 'alto');

it.each(readdirSync(folder))('%s is valid, and has its own number', (file) => {
  const xml = readFileSync(join(folder, file), 'utf8');
  expect(altoProblems(xml)).toEqual([]);
  const number = / PHYSICAL_IMG_NR="(\d+)"/.exec(xml)?.[1];
  expect(number).toBe(String(Number(/_(\d+)\./.exec(file)?.[1])));
});
