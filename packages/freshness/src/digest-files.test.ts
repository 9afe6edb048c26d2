import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { digest } from './digest.ts';
import { digestFiles, listInputs } from './digest-files.ts';
import { put, temporaryFolder } from './files.fixture.ts';

const sources = {
  'apis/text.yaml': 'openapi',
  'docs/a.mdx': 'A',
  'docs/deep/er/b.mdx': 'B',
  'lock.json': '{}',
  'other/x.ts': 'x',
};
const paths = ['apis', 'docs', 'lock.json', 'not-there'];

function written(): string {
  const folder = temporaryFolder();
  put(folder, sources);
  return folder;
}

describe('digest', () => {
  it.each([
    ['parts that join to the same text', ['ab', 'c'], ['a', 'bc']],
    ['an empty part', ['a', ''], ['a']],
    ['a separator inside a part', ['a\0b'], ['a', 'b']],
    ['a length inside a part', ['a', 'b'], ['a1\nb']],
    ['another order', ['a', 'b'], ['b', 'a']],
  ])('differs for %s', (_, one, other) => {
    expect(digest(...one)).not.toBe(digest(...other));
  });

  it('is the same for a text and for its bytes', () => {
    expect(digest('é')).toBe(digest(new TextEncoder().encode('é')));
  });
});

describe('digestFiles', () => {
  it.each<[string, (folder: string) => void]>([
    ['a changed byte', (folder) => put(folder, { 'docs/a.mdx': 'a' })],
    ['a changed byte deep down', (folder) => put(folder, { 'docs/deep/er/b.mdx': 'b' })],
    ['a changed file among the paths', (folder) => put(folder, { 'lock.json': '{ }' })],
    ['a new file', (folder) => put(folder, { 'docs/c.mdx': '' })],
    ['a file that used to be missing', (folder) => put(folder, { 'not-there': '' })],
    ['a removed file', (folder) => rmSync(join(folder, 'docs/a.mdx'))],
    ['a removed file among the paths', (folder) => rmSync(join(folder, 'lock.json'))],
    [
      'a renamed file',
      (folder) => renameSync(join(folder, 'docs/a.mdx'), join(folder, 'docs/z.mdx')),
    ],
    [
      'a moved file',
      (folder) => renameSync(join(folder, 'docs/a.mdx'), join(folder, 'docs/deep/a.mdx')),
    ],
    [
      'two files that were swapped',
      (folder) => put(folder, { 'docs/a.mdx': 'B', 'docs/deep/er/b.mdx': 'A' }),
    ],
    [
      'text moved from one file to the next',
      (folder) => put(folder, { 'apis/text.yaml': 'open', 'docs/a.mdx': 'apiA' }),
    ],
  ])('changes with %s', (_, change) => {
    const folder = written();
    const before = digestFiles(folder, paths);
    change(folder);
    expect(digestFiles(folder, paths)).not.toBe(before);
  });

  it.each([
    'docs/a.test.ts',
    'docs/a.test.tsx',
    'docs/deep/a.spec.ts',
    'docs/node_modules/a/index.js',
    'docs/dist/index.js',
    'docs/build/index.html',
    'docs/.docusaurus/routes.js',
    'docs/.cache/a',
    'docs/a.mdx.12.part',
    'docs/.DS_Store',
    'docs/deep/Thumbs.db',
    'docs/.a.mdx.swp',
    'docs/a.mdx~',
    'docs/#a.mdx#',
    'docs/4913',
    'other/x.ts',
    'new/x.ts',
  ])('does not change with %s', (file) => {
    const folder = written();
    const before = digestFiles(folder, paths);
    put(folder, { [file]: 'changed' });
    expect(digestFiles(folder, paths)).toBe(before);
  });

  it.each([
    ['docs/latest.ts'],
    ['docs/rebuild/a.ts'],
    ['docs/a.test.md'],
    ['docs/testing.test/a'],
    ['docs/a.swp'],
    ['docs/~a'],
    ['docs/#a'],
    ['docs/.DS_Store.md'],
  ])('changes with %s, which only resembles an ignored file', (file) => {
    const folder = written();
    const before = digestFiles(folder, paths);
    put(folder, { [file]: 'changed' });
    expect(digestFiles(folder, paths)).not.toBe(before);
  });

  it('does not depend on where the folder is or how it is listed', () => {
    const [one, other] = [written(), written()];
    const list = (folder: string) => readdirSync(folder).sort().reverse();
    const inOrder = (folder: string) => readdirSync(folder).sort();
    expect(digestFiles(one, paths, { list })).toBe(digestFiles(other, paths, { list: inOrder }));
    expect(digestFiles(one, [...paths].reverse())).toBe(digestFiles(other, paths));
    expect(digestFiles(one, [...paths, 'docs/deep'])).toBe(digestFiles(other, paths));
  });

  it.each(['apis/text.yaml', 'docs/deep'])(
    'treats %s as missing if an editor removes it meanwhile',
    (path) => {
      const [one, other] = [written(), written()];
      const list = (folder: string) => {
        const names = readdirSync(folder);
        if (folder === join(one, 'docs')) rmSync(join(one, path), { recursive: true });
        return names;
      };
      rmSync(join(other, path), { recursive: true });
      expect(digestFiles(one, paths, { list })).toBe(digestFiles(other, paths));
    },
  );

  it('treats a folder as empty if it is removed before it can be listed', () => {
    const folder = written();
    const list = (path: string) => {
      if (path === join(folder, 'docs', 'deep')) rmSync(path, { recursive: true });
      return readdirSync(path);
    };
    expect(listInputs(folder, ['docs'], { list })).toEqual(['docs/a.mdx']);
  });

  it('names files with forward slashes on every platform', () => {
    const folder = written();
    expect(listInputs(folder, ['docs/a.mdx'])).toEqual(['docs/a.mdx']);
    expect(listInputs(folder, paths)).toEqual([
      'apis/text.yaml',
      'docs/a.mdx',
      'docs/deep/er/b.mdx',
      'lock.json',
    ]);
    put(folder, { 'docs/deep/c.mdx': '' });
    expect(listInputs(folder, ['docs\\deep'])).toEqual(['docs/deep/c.mdx', 'docs/deep/er/b.mdx']);
  });
});
