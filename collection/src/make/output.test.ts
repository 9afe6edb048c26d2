import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openOutput } from './output.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'output-'));
  const first = openOutput(folder);
  first.write('a.json', 'A');
  first.write('deep/b.json', 'B');
  first.finish('inputs 1');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the output', () => {
  it('is whole when nothing has changed', () => {
    expect(openOutput(folder).isWhole('inputs 1')).toBe(true);
  });

  it('is not whole for other inputs', () => {
    expect(openOutput(folder).isWhole('inputs 2')).toBe(false);
  });

  it.each([
    ['a file is gone', () => rmSync(join(folder, 'a.json'))],
    ['a file is cut short', () => writeFileSync(join(folder, 'deep/b.json'), '')],
    ['the manifest is cut short', () => writeFileSync(join(folder, 'manifest.json'), '{"inputs":')],
    ['the manifest is of another kind', () => writeFileSync(join(folder, 'manifest.json'), '[]')],
    ['there is no manifest', () => rmSync(join(folder, 'manifest.json'))],
  ])('is not whole when %s', (_, spoil) => {
    spoil();
    expect(openOutput(folder).isWhole('inputs 1')).toBe(false);
  });

  it('keeps what is unbroken and makes the rest again', () => {
    writeFileSync(join(folder, 'a.json'), 'spoilt');
    const second = openOutput(folder);
    expect(second.kept('a.json')).toBeUndefined();
    expect(second.kept('deep/b.json')?.toString()).toBe('B');
    expect(second.keep('a.json')).toBe(false);
    second.write('a.json', 'A');
    expect(second.keep('deep/b.json')).toBe(true);
    second.finish('inputs 1');
    expect(openOutput(folder).isWhole('inputs 1')).toBe(true);
  });

  it('writes only what has changed', () => {
    const written = new Date(2001, 1, 1);
    for (const path of ['a.json', 'deep/b.json']) utimesSync(join(folder, path), written, written);
    const second = openOutput(folder);
    second.write('a.json', 'A');
    second.write('deep/b.json', 'B2');
    second.finish('inputs 2');
    expect(statSync(join(folder, 'a.json')).mtime).toEqual(written);
    expect(readFileSync(join(folder, 'deep/b.json'), 'utf8')).toBe('B2');
    expect(openOutput(folder).isWhole('inputs 2')).toBe(true);
  });

  it('removes what no longer belongs to it, half-written files too', () => {
    writeFileSync(join(folder, 'c.json.part'), 'half');
    const second = openOutput(folder);
    second.write('a.json', 'A2');
    second.finish('inputs 2');
    const left = readdirSync(folder, { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual([
      'a.json',
      'manifest.json',
    ]);
  });
});
