import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { digest } from './digest.ts';
import { endedProcess, temporaryFolder } from './files.fixture.ts';
import { openPieces } from './pieces.ts';

const key = digest('a picture');
const other = digest('another picture');

describe('pieces', () => {
  it('are found under their own key, byte for byte, even by a later run', () => {
    const folder = join(temporaryFolder(), 'pieces');
    const bytes = Uint8Array.from({ length: 300 }, (_, index) => index % 256);
    const pieces = openPieces(folder);
    expect(pieces.find(key)).toBeUndefined();
    pieces.keep(key, bytes);
    pieces.keep(other, 'words');
    expect(new Uint8Array(openPieces(folder).find(key) ?? [])).toEqual(bytes);
    expect(openPieces(folder).find(other)?.toString()).toBe('words');
  });

  it('may be empty', () => {
    const folder = temporaryFolder();
    openPieces(folder).keep(key, '');
    expect(openPieces(folder).find(key)?.length).toBe(0);
  });

  it.each([
    ['a changed byte', (text: string) => text.replace('words', 'wordz')],
    [
      'a changed digest',
      (text: string) => text.replace(/^./, (first) => (first === '0' ? '1' : '0')),
    ],
    ['its end missing', (text: string) => text.slice(0, -1)],
    ['extra bytes at its end', (text: string) => `${text}!`],
    ['nothing in it', () => ''],
    ['its beginning only', (text: string) => text.slice(0, 20)],
  ])('count as missing with %s', (_, harm) => {
    const folder = temporaryFolder();
    openPieces(folder).keep(key, 'words');
    const [name = ''] = readdirSync(folder);
    const file = join(folder, name);
    writeFileSync(file, harm(readFileSync(file, 'utf8')));
    expect(openPieces(folder).find(key)).toBeUndefined();
  });

  it('are removed if unused, and stay if they were found, kept or are being written', () => {
    const folder = temporaryFolder();
    const before = openPieces(folder);
    for (const name of ['found', 'unused']) before.keep(digest(name), name);
    const pieces = openPieces(folder);
    pieces.find(digest('found'));
    pieces.find(digest('never kept'));
    pieces.keep(digest('kept'), 'kept');
    const left = `${key}.${endedProcess()}.part`;
    const inProgress = `${key}.${process.ppid}.part`;
    for (const name of [left, inProgress]) writeFileSync(join(folder, name), 'half');
    pieces.prune();
    const kept = [digest('found'), digest('kept'), inProgress];
    expect(readdirSync(folder).sort()).toEqual(kept.sort());
  });

  it('can be pruned before anything is kept', () => {
    expect(() => openPieces(join(temporaryFolder(), 'none')).prune()).not.toThrow();
  });

  it('refuse a key that is not a plain name', () => {
    const pieces = openPieces(temporaryFolder());
    for (const bad of ['../x', 'a/b', '', 'a.b']) {
      expect(() => pieces.keep(bad, '')).toThrow('is not a key');
      expect(() => pieces.find(bad)).toThrow('is not a key');
    }
  });
});
