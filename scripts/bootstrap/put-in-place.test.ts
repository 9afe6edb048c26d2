import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { putInPlace, restoreBuild } from './put-in-place.mjs';

let folder: string;
let build: string;
let next: string;
let aside: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'put-in-place-'));
  [build = '', next = '', aside = ''] = ['', '-next', '-old'].map((end) =>
    join(folder, `build${end}`),
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function put(dir: string, content: string) {
  mkdirSync(dir);
  writeFileSync(join(dir, 'index.html'), content);
}

function contentOf(dir: string) {
  return existsSync(dir) ? readFileSync(join(dir, 'index.html'), 'utf8') : undefined;
}

describe('putInPlace', () => {
  it('replaces the old build and leaves nothing of it', () => {
    put(build, 'old');
    put(next, 'new');
    putInPlace(next, build);
    expect([build, next, aside].map(contentOf)).toEqual(['new', undefined, undefined]);
  });

  it('puts the first build in place', () => {
    put(next, 'new');
    putInPlace(next, build);
    expect(contentOf(build)).toBe('new');
  });

  it('keeps the old build if there is no new one', () => {
    put(build, 'old');
    expect(() => putInPlace(next, build)).toThrow('ENOENT');
    expect([build, aside].map(contentOf)).toEqual(['old', undefined]);
  });
});

describe('restoreBuild, after a process that was killed', () => {
  it('between the two steps puts the old build back', () => {
    put(aside, 'old');
    put(next, 'new');
    restoreBuild(build);
    expect([build, aside].map(contentOf)).toEqual(['old', undefined]);
  });

  it('before the old build was removed keeps the new one', () => {
    put(build, 'new');
    put(aside, 'old');
    restoreBuild(build);
    expect([build, aside].map(contentOf)).toEqual(['new', undefined]);
  });

  it('anywhere else changes nothing', () => {
    put(build, 'old');
    restoreBuild(build);
    expect(contentOf(build)).toBe('old');
    rmSync(build, { recursive: true });
    restoreBuild(build);
    expect(existsSync(build)).toBe(false);
  });
});
