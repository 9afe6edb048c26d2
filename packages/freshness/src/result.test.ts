import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { endedProcess, put, temporaryFolder } from './files.fixture.ts';
import { openResult, recordFolder } from './result.ts';

type Place = Parameters<typeof openResult>[0];

const places: [string, (root: string) => Place][] = [
  ['beside', (root) => ({ folder: join(root, 'out'), record: join(root, 'cache', 'out.json') })],
  ['inside', (root) => ({ folder: join(root, 'out'), record: join(root, 'out', 'made.json') })],
];

function make(place: Place, inputs: string, files: Record<string, string>): void {
  const result = openResult(place);
  for (const [path, text] of Object.entries(files)) result.write(path, text);
  result.finish(inputs);
}

describe.each(places)('a result with its record %s', (_, placeIn) => {
  const made = { 'a.txt': 'A', 'deep/b.txt': 'B' };
  const open = () => {
    const place = placeIn(temporaryFolder());
    make(place, 'inputs 1', made);
    return place;
  };

  it('is whole for the inputs it was made from and no others', () => {
    const place = open();
    expect(openResult(place).isWhole('inputs 1')).toBe(true);
    expect(openResult(place).isWhole('inputs 2')).toBe(false);
  });

  it.each(['.DS_Store', 'deep/Thumbs.db'])('is whole despite %s from a file manager', (file) => {
    const place = open();
    put(place.folder, { [file]: '' });
    expect(openResult(place).isWhole('inputs 1')).toBe(true);
  });

  it('is not whole before it is made', () => {
    expect(openResult(placeIn(temporaryFolder())).isWhole('inputs 1')).toBe(false);
  });

  it.each<[string, (place: Place) => void]>([
    ['a changed byte', ({ folder }) => put(folder, { 'a.txt': 'a' })],
    ['a truncated file', ({ folder }) => put(folder, { 'deep/b.txt': '' })],
    ['a file gone', ({ folder }) => rmSync(join(folder, 'a.txt'))],
    ['all files gone', ({ folder }) => rmSync(folder, { recursive: true })],
    ['a file renamed', ({ folder }) => renameSync(join(folder, 'a.txt'), join(folder, 'c.txt'))],
    ['a file that was never made', ({ folder }) => put(folder, { 'deep/c.txt': 'C' })],
    ['no record', ({ record }) => rmSync(record)],
  ])('is not whole with %s', (_name, harm) => {
    const place = open();
    harm(place);
    expect(openResult(place).isWhole('inputs 1')).toBe(false);
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"inputs":"inputs 1"}',
    '{"inputs":"inputs 1","files":{"a.txt":1}}',
  ])('is not whole with the record %j', (text) => {
    const place = open();
    put(join(place.record, '..'), { [place.record.split(/[\\/]/).at(-1) ?? '']: text });
    expect(openResult(place).isWhole('inputs 1')).toBe(false);
  });

  it('is not whole while it is being remade, but untouched files can still be used', () => {
    const place = open();
    const again = openResult(place);
    again.write('a.txt', 'new A');
    expect(openResult(place).isWhole('inputs 1')).toBe(false);
    expect(openResult(place).isWhole('inputs 2')).toBe(false);
    expect(openResult(place).kept('a.txt')).toBeUndefined();
    expect(openResult(place).kept('deep/b.txt')?.toString()).toBe('B');
  });

  it('removes what no longer belongs to it, and the remains of an interrupted run', () => {
    const place = open();
    const left = `a.txt.${endedProcess()}.part`;
    put(place.folder, { 'old.txt': 'old', [left]: 'half' });
    const again = openResult(place);
    again.write('a.txt', 'A2');
    again.finish('inputs 2');
    expect(readdirSync(place.folder).filter((name) => name.endsWith('.txt'))).toEqual(['a.txt']);
    expect(existsSync(join(place.folder, left))).toBe(false);
    expect(openResult(place).isWhole('inputs 2')).toBe(true);
  });

  it('keeps files of an earlier run, and only those', () => {
    const place = open();
    const again = openResult(place);
    expect(again.keep('a.txt')).toBe(true);
    expect(again.keep('never.txt')).toBe(false);
    put(place.folder, { 'deep/b.txt': 'damaged' });
    expect(again.keep('deep/b.txt')).toBe(false);
    again.finish('inputs 2');
    expect(openResult(place).isWhole('inputs 2')).toBe(true);
    expect(openResult(place).kept('deep/b.txt')).toBeUndefined();
  });

  it('does not rewrite a file that is already right', () => {
    const place = open();
    const file = join(place.folder, 'a.txt');
    utimesSync(file, 1, 1);
    make(place, 'inputs 2', made);
    expect(statSync(file).mtimeMs).toBe(1000);
  });

  it('never writes into a file that is being read', () => {
    const place = open();
    const reader = openSync(join(place.folder, 'a.txt'), 'r');
    const recordReader = openSync(place.record, 'r');
    make(place, 'inputs 2', { 'a.txt': 'a longer text' });
    expect(readFileSync(reader, 'utf8')).toBe('A');
    expect(JSON.parse(readFileSync(recordReader, 'utf8')).inputs).toBe('inputs 1');
    closeSync(reader);
    closeSync(recordReader);
  });

  it('does not touch what another process is writing', () => {
    const place = open();
    const part = `a.txt.${process.ppid}.part`;
    put(place.folder, { [part]: 'half' });
    make(place, 'inputs 2', made);
    expect(existsSync(join(place.folder, part))).toBe(true);
  });

  it('removes folders with their last file, at whatever depth', () => {
    const place = open();
    make(place, 'inputs 2', { ...made, 'deep/c.txt': 'C', 'deep/er/d.txt': 'D', 'e/f/g': 'G' });
    make(place, 'inputs 3', { 'a.txt': 'A' });
    expect(existsSync(join(place.folder, 'deep'))).toBe(false);
    expect(existsSync(join(place.folder, 'e'))).toBe(false);
  });

  it('leaves nothing behind but the files and the record', () => {
    const { folder, record } = open();
    const left = readdirSync(folder, { recursive: true }).map(String).sort();
    expect(left.filter((name) => join(folder, name) !== record)).toEqual([
      'a.txt',
      'deep',
      join('deep', 'b.txt'),
    ]);
  });

  it('can be filled by another tool', () => {
    const place = placeIn(temporaryFolder());
    put(place.folder, made);
    recordFolder(place, 'inputs 1');
    expect(openResult(place).isWhole('inputs 1')).toBe(true);
    put(place.folder, { 'a.txt': 'a' });
    expect(openResult(place).isWhole('inputs 1')).toBe(false);
  });
});

it('names files in the record with forward slashes, in order', () => {
  const root = temporaryFolder();
  const place = { folder: join(root, 'out'), record: join(root, 'out.json') };
  make(place, 'inputs', { 'z/b': 'B', 'z/a': 'A', a: 'A' });
  const { files } = JSON.parse(readFileSync(place.record, 'utf8'));
  expect(Object.keys(files)).toEqual(['a', 'z/a', 'z/b']);
});

it('keeps two tasks apart', () => {
  const root = temporaryFolder();
  const [one, other] = ['one', 'other'].map((name) => ({
    folder: join(root, name),
    record: join(root, 'cache', `${name}.json`),
  })) as [Place, Place];
  make(one, 'inputs', { a: 'A' });
  expect(openResult(other).isWhole('inputs')).toBe(false);
  make(other, 'inputs', { a: 'B' });
  rmSync(join(other.folder, 'a'));
  expect(openResult(one).isWhole('inputs')).toBe(true);
  expect(openResult(other).isWhole('inputs')).toBe(false);
});
