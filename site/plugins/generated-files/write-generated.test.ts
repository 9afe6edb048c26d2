import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { digest, type GeneratedFile, writeGenerated } from './write-generated';

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

const read = (path: string) => readFile(join(siteDir, '.generated/files', path), 'utf8');

/** What a second call makes after a first one with two cards. */
async function madeAgain(files: GeneratedFile[]): Promise<string[]> {
  await writeGenerated(siteDir, [card('cards/a.png', 'A'), card('cards/b.png', 'B')]);
  made = [];
  await writeGenerated(siteDir, files);
  return made;
}

describe('writeGenerated', () => {
  it('makes every file the first time', async () => {
    await writeGenerated(siteDir, [card('cards/a.png', 'A'), card('b.png', 'B')]);
    expect(await read('cards/a.png')).toBe('A card: A');
    expect(await read('b.png')).toBe('A card: B');
  });

  it('makes nothing again while the inputs stay the same', async () => {
    const files = [card('cards/b.png', 'B'), card('cards/a.png', 'A')];
    expect(await madeAgain(files)).toEqual([]);
  });

  it('makes the one card again whose title has changed', async () => {
    const files = [card('cards/a.png', 'A'), card('cards/b.png', 'Better')];
    expect(await madeAgain(files)).toEqual(['cards/b.png']);
    expect(await read('cards/b.png')).toBe('A card: Better');
  });

  it('makes a card again whose title has changed back', async () => {
    await madeAgain([card('cards/a.png', 'Another')]);
    await writeGenerated(siteDir, [card('cards/a.png', 'A')]);
    expect(await read('cards/a.png')).toBe('A card: A');
  });

  it('makes a file again that somebody has deleted', async () => {
    const files = [card('cards/a.png', 'A'), card('cards/b.png', 'B')];
    await writeGenerated(siteDir, files);
    await rm(join(siteDir, '.generated/files/cards/a.png'));
    made = [];
    await writeGenerated(siteDir, files);
    expect(made).toEqual(['cards/a.png']);
  });

  it('removes what is no longer listed', async () => {
    await madeAgain([card('cards/b.png', 'B')]);
    expect(await readdir(join(siteDir, '.generated/files/cards'))).toEqual(['b.png']);
  });

  it('keeps no digest of files that were being made when something failed', async () => {
    await writeGenerated(siteDir, [card('a.png', 'A'), card('b.png', 'B')]);
    const failing = {
      ...card('b.png', 'Broken'),
      make: () => Promise.reject(new Error('No such typeface')),
    };
    const attempt = writeGenerated(siteDir, [card('a.png', 'Changed'), failing]);
    await expect(attempt).rejects.toThrow('No such typeface');
    made = [];
    await writeGenerated(siteDir, [card('a.png', 'A'), card('b.png', 'B')]);
    expect(made.sort()).toEqual(['a.png', 'b.png']);
    expect(await read('a.png')).toBe('A card: A');
  });

  it('makes everything again where the record is broken', async () => {
    const files = [card('a.png', 'A')];
    await writeGenerated(siteDir, files);
    await writeFile(join(siteDir, '.generated/files.json'), '{"a.png":');
    made = [];
    await writeGenerated(siteDir, files);
    expect(made).toEqual(['a.png']);
  });
});

describe('digest', () => {
  it('keeps apart where one part ends and the next begins', () => {
    expect(digest('ab', 'c')).not.toBe(digest('a', 'bc'));
    expect(digest('ab', 'c')).toBe(digest(Buffer.from('ab'), 'c'));
  });
});
