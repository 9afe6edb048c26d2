import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type GeneratedFile, writeGenerated } from './write-generated';

let siteDir = '';
let made: string[] = [];

beforeEach(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'generated-'));
  made = [];
  onTestFinished(() => rm(siteDir, { recursive: true }));
});

function card(path: string, title: string): GeneratedFile {
  return {
    path,
    inputs: ['code', { title }],
    make: () => {
      made.push(path);
      return `A card: ${title}`;
    },
  };
}

const writeAll = (files: GeneratedFile[]) =>
  writeGenerated(files, { build: join(siteDir, 'build'), cache: join(siteDir, '.cache') });

const read = (path: string) => readFile(join(siteDir, 'build/files', path), 'utf8');

/** What a second call makes after a first one with two cards. */
async function madeAgain(files: GeneratedFile[]): Promise<string[]> {
  await writeAll([card('cards/a.png', 'A'), card('cards/b.png', 'B')]);
  made = [];
  await writeAll(files);
  return made;
}

describe('writeGenerated', () => {
  it('makes every file the first time', async () => {
    await writeAll([card('cards/a.png', 'A'), card('b.png', 'B')]);
    expect(await read('cards/a.png')).toBe('A card: A');
    expect(await read('b.png')).toBe('A card: B');
  });

  it('makes nothing again while the inputs stay the same', async () => {
    const files = [card('cards/b.png', 'B'), card('cards/a.png', 'A')];
    expect(await madeAgain(files)).toEqual([]);
  });

  it('makes only the card again whose title has changed', async () => {
    const files = [card('cards/a.png', 'A'), card('cards/b.png', 'Better')];
    expect(await madeAgain(files)).toEqual(['cards/b.png']);
    expect(await read('cards/b.png')).toBe('A card: Better');
  });

  it('makes a card again whose title has changed back', async () => {
    await madeAgain([card('cards/a.png', 'Another')]);
    await writeAll([card('cards/a.png', 'A')]);
    expect(await read('cards/a.png')).toBe('A card: A');
  });

  it('puts back a file that somebody has deleted', async () => {
    const files = [card('cards/a.png', 'A'), card('cards/b.png', 'B')];
    await writeAll(files);
    await rm(join(siteDir, 'build/files/cards/a.png'));
    await writeAll(files);
    expect(await read('cards/a.png')).toBe('A card: A');
  });

  it('removes what is no longer listed', async () => {
    await madeAgain([card('cards/b.png', 'B')]);
    expect(await readdir(join(siteDir, 'build/files/cards'))).toEqual(['b.png']);
  });

  it('keeps files apart that are made from the same', async () => {
    const files = ['light', 'dark'].map((mode) => ({
      path: mode,
      inputs: 'logo',
      make: () => mode,
    }));
    await writeAll(files);
    await writeAll(files);
    expect([await read('light'), await read('dark')]).toEqual(['light', 'dark']);
  });

  it('keeps nothing of what is no longer used', async () => {
    await madeAgain([card('cards/a.png', 'A'), card('cards/b.png', 'Better')]);
    expect(await readdir(join(siteDir, '.cache/generated-files'))).toHaveLength(2);
  });

  it('makes again what failed, and what was changed back', async () => {
    await writeAll([card('a.png', 'A'), card('b.png', 'B')]);
    const failing = {
      ...card('b.png', 'Broken'),
      make: () => Promise.reject(new Error('No such typeface')),
    };
    const attempt = writeAll([card('a.png', 'Changed'), failing]);
    await expect(attempt).rejects.toThrow('No such typeface');
    made = [];
    await writeAll([card('a.png', 'A'), card('b.png', 'Better')]);
    expect(made).toEqual(['b.png']);
    expect([await read('a.png'), await read('b.png')]).toEqual(['A card: A', 'A card: Better']);
  });

  it('makes a file again if its kept copy is damaged', async () => {
    await writeAll([card('a.png', 'A')]);
    const cache = join(siteDir, '.cache/generated-files');
    for (const name of await readdir(cache)) await writeFile(join(cache, name), 'damaged');
    await writeFile(join(siteDir, 'build/files/a.png'), 'damaged');
    made = [];
    await writeAll([card('a.png', 'A')]);
    expect(made).toEqual(['a.png']);
    expect(await read('a.png')).toBe('A card: A');
  });
});
