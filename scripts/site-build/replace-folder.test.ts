import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { replaceFolder } from './replace-folder.ts';

let parent: string;
let folder: string;
let next: string;
let old: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'replace-folder-'));
  [folder = '', next = '', old = ''] = ['', '-next', '-old'].map((end) =>
    join(parent, `build${end}`),
  );
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

function put(dir: string, content: string) {
  mkdirSync(dir);
  writeFileSync(join(dir, 'index.html'), content);
}

const contents = () =>
  [folder, next, old].map((dir) =>
    existsSync(dir) ? readFileSync(join(dir, 'index.html'), 'utf8') : undefined,
  );

it('replaces the old folder and leaves nothing of it', async () => {
  put(folder, 'old');
  await replaceFolder(folder, async (dir) => {
    put(dir, 'new');
    expect(contents()).toEqual(['old', 'new', undefined]);
  });
  expect(contents()).toEqual(['new', undefined, undefined]);
});

it('puts the first one in place', async () => {
  await replaceFolder(folder, async (dir) => put(dir, 'new'));
  expect(contents()).toEqual(['new', undefined, undefined]);
});

it.each<[string, (dir: string) => void]>([
  ['nothing was made', () => {}],
  [
    'making it fails in the middle',
    (dir) => {
      put(dir, 'half');
      throw new Error('ENOENT elsewhere');
    },
  ],
])('keeps the old one if %s', async (_, make) => {
  put(folder, 'old');
  await expect(replaceFolder(folder, async (dir) => make(dir))).rejects.toThrow('ENOENT');
  expect(contents()).toEqual(['old', undefined, undefined]);
});

it('puts the old one back after a process that was killed between two renames', async () => {
  put(old, 'old');
  put(next, 'new');
  await expect(
    replaceFolder(folder, async () => {
      throw new Error('failed');
    }),
  ).rejects.toThrow('failed');
  expect(contents()).toEqual(['old', undefined, undefined]);
});

it('removes what a process that was killed has left of the one before', async () => {
  put(folder, 'new');
  put(old, 'old');
  put(next, 'half');
  await replaceFolder(folder, async (dir) => put(dir, 'newest'));
  expect(contents()).toEqual(['newest', undefined, undefined]);
});
