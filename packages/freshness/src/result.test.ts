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
import { openResult } from './result.ts';

type Place = Parameters<typeof openResult>[0];

const places: [string, (root: string) => Place][] = [
  ['beside', (root) => ({ folder: join(root, 'out'), record: join(root, 'cache', 'out.json') })],
  ['inside', (root) => ({ folder: join(root, 'out'), record: join(root, 'out', 'made.json') })],
];

function make(place: Place, files: Record<string, string>): void {
  const result = openResult(place);
  for (const [path, text] of Object.entries(files)) result.write(path, text);
  result.finish();
}

describe.each(places)('a result with its record %s', (_, placeIn) => {
  const made = { 'a.txt': 'A', 'deep/b.txt': 'B' };
  const open = () => {
    const place = placeIn(temporaryFolder());
    make(place, made);
    return place;
  };
  const read = ({ folder }: Place, path: string) => readFileSync(join(folder, path), 'utf8');

  it.each<[string, (place: Place) => void]>([
    ['a changed byte', ({ folder }) => put(folder, { 'a.txt': 'a' })],
    ['a truncated file', ({ folder }) => put(folder, { 'deep/b.txt': '' })],
    ['a file gone', ({ folder }) => rmSync(join(folder, 'a.txt'))],
    ['all files gone', ({ folder }) => rmSync(folder, { recursive: true })],
    ['a file renamed', ({ folder }) => renameSync(join(folder, 'a.txt'), join(folder, 'c.txt'))],
    ['a file that was never made', ({ folder }) => put(folder, { 'deep/c.txt': 'C' })],
    ['no record', ({ record }) => rmSync(record)],
  ])('is whole again when it is made after %s', (_name, harm) => {
    const place = open();
    const [before, record] = [listed(place), readFileSync(place.record, 'utf8')];
    harm(place);
    make(place, made);
    expect(listed(place)).toEqual(before);
    expect(readFileSync(place.record, 'utf8')).toBe(record);
    expect([read(place, 'a.txt'), read(place, 'deep/b.txt')]).toEqual(['A', 'B']);
  });

  it.each(['.DS_Store', 'deep/Thumbs.db'])('leaves %s to the file manager', (file) => {
    const place = open();
    put(place.folder, { [file]: '' });
    make(place, made);
    expect(existsSync(join(place.folder, file))).toBe(true);
  });

  it.each(['', '{', 'null', '[]', '{"files":{"a.txt":1}}'])(
    'keeps no file with the record %j',
    (text) => {
      const place = open();
      put(join(place.record, '..'), { [place.record.split(/[\\/]/).at(-1) ?? '']: text });
      expect(openResult(place).keep('a.txt')).toBe(false);
    },
  );

  it('removes what no longer belongs to it, and the remains of an interrupted run', () => {
    const place = open();
    const left = `a.txt.${endedProcess()}.part`;
    put(place.folder, { 'old.txt': 'old', [left]: 'half' });
    make(place, { 'a.txt': 'A2' });
    expect(listed(place)).toEqual(['a.txt']);
    expect(read(place, 'a.txt')).toBe('A2');
  });

  it('keeps files of an earlier run, and only those that are undamaged', () => {
    const place = open();
    const again = openResult(place);
    expect(again.keep('a.txt')).toBe(true);
    expect(again.keep('never.txt')).toBe(false);
    put(place.folder, { 'deep/b.txt': 'damaged' });
    expect(again.keep('deep/b.txt')).toBe(false);
    again.finish();
    expect(listed(place)).toEqual(['a.txt']);
  });

  it('does not rewrite a file that is already right', () => {
    const place = open();
    const file = join(place.folder, 'a.txt');
    utimesSync(file, 1, 1);
    make(place, made);
    expect(statSync(file).mtimeMs).toBe(1000);
  });

  it('never writes into a file that is being read', () => {
    const place = open();
    const reader = openSync(join(place.folder, 'a.txt'), 'r');
    const recordReader = openSync(place.record, 'r');
    make(place, { 'a.txt': 'a longer text' });
    expect(readFileSync(reader, 'utf8')).toBe('A');
    expect(Object.keys(JSON.parse(readFileSync(recordReader, 'utf8')).files)).toHaveLength(2);
    closeSync(reader);
    closeSync(recordReader);
  });

  it('does not touch what another process is writing', () => {
    const place = open();
    const part = `a.txt.${process.ppid}.part`;
    put(place.folder, { [part]: 'half' });
    make(place, made);
    expect(existsSync(join(place.folder, part))).toBe(true);
  });

  it('removes folders with their last file, at whatever depth', () => {
    const place = open();
    make(place, { ...made, 'deep/c.txt': 'C', 'deep/er/d.txt': 'D', 'e/f/g': 'G' });
    make(place, { 'a.txt': 'A' });
    expect(existsSync(join(place.folder, 'deep'))).toBe(false);
    expect(existsSync(join(place.folder, 'e'))).toBe(false);
  });

  it('leaves nothing behind but the files and the record', () => {
    expect(listed(open())).toEqual(['a.txt', 'deep', join('deep', 'b.txt')]);
  });
});

/** All that is in the folder except the record. */
function listed({ folder, record }: Place): string[] {
  const found = readdirSync(folder, { recursive: true }).map(String).sort();
  return found.filter((name) => join(folder, name) !== record);
}

it('names files in the record with forward slashes, in order', () => {
  const root = temporaryFolder();
  const place = { folder: join(root, 'out'), record: join(root, 'out.json') };
  make(place, { 'z/b': 'B', 'z/a': 'A', a: 'A' });
  const { files } = JSON.parse(readFileSync(place.record, 'utf8'));
  expect(Object.keys(files)).toEqual(['a', 'z/a', 'z/b']);
});
