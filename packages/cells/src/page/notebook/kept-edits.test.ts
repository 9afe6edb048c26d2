import { expect, it } from 'vitest';
import { type EditStorage, readEdits, writeEdits } from './kept-edits.ts';

function memory(): EditStorage & { texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

const originals = { 'cell-1': 'a', 'cell-2': 'b' };

it('restores what was written, separately for each tutorial', () => {
  const storage = memory();
  writeEdits(storage, 'one', { 'cell-1': 'mine' }, originals);
  expect(readEdits(storage, 'one', originals)).toEqual({ edits: { 'cell-1': 'mine' }, dropped: 0 });
  expect(readEdits(storage, 'two', originals)).toEqual({ edits: {}, dropped: 0 });
});

it('stores nothing that is unchanged', () => {
  const storage = memory();
  writeEdits(storage, 'one', { 'cell-1': 'mine' }, originals);
  writeEdits(storage, 'one', { 'cell-1': 'a' }, originals);
  expect(storage.texts.size).toBe(0);
});

it('drops what was written over other code', () => {
  const storage = memory();
  writeEdits(storage, 'one', { 'cell-1': 'mine', 'cell-2': 'too' }, originals);
  const changed = { ...originals, 'cell-1': 'new' };
  expect(readEdits(storage, 'one', changed)).toEqual({ edits: { 'cell-2': 'too' }, dropped: 1 });
});

it.each(['{', 'null', '[1]', '"text"', '{"cell-1":null}', '{"cell-1":{"edited":1}}'])(
  'copes with %s',
  (kept) => {
    const storage = { ...memory(), getItem: () => kept };
    expect(readEdits(storage, 'one', originals)).toEqual({ edits: {}, dropped: 0 });
  },
);

it('works if nothing may be stored', () => {
  const refuse = (): never => {
    throw new Error('Not allowed.');
  };
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
  expect(writeEdits(storage, 'one', { 'cell-1': 'mine' }, originals)).toBe(false);
  expect(readEdits(storage, 'one', originals)).toEqual({ edits: {}, dropped: 0 });
});
