import { describe, expect, it } from 'vitest';
import type { FromWorker } from '../worker/protocol.ts';
import { cellState, type NotebookEvent, nextState, startingState } from './notebook-state.ts';
import { statusWords } from './status-words.ts';

const text = (value: string) => ({ kind: 'text', text: value }) as const;
const said = (message: FromWorker): NotebookEvent => ({ type: 'worker', message });
const source = 'show(1)';
const start: NotebookEvent = {
  type: 'start',
  isFresh: false,
  cells: [
    { id: 'cell-1', source },
    { id: 'cell-2', source },
  ],
};

function after(...events: NotebookEvent[]) {
  const state = events.reduce(nextState, startingState);
  const words = (id: string) => {
    const cell = cellState(state, id);
    return statusWords(cell, cell.edited ?? source);
  };
  return { ...state, words };
}

describe('a run', () => {
  it('says which cell waits, runs and has run', () => {
    const first = after(start);
    expect([first.isBusy, first.words('cell-1'), first.words('cell-2'), first.words('cell-3')]) //
      .toEqual([true, 'Waiting', 'Waiting', 'Recorded']);
    const running = after(start, said({ type: 'begin', run: 1, cell: 'cell-1' }));
    expect([running.message, running.words('cell-1')]).toEqual(['Running cell 1.', 'Running']);
    const done = after(
      start,
      said({ type: 'begin', run: 1, cell: 'cell-1' }),
      said({ type: 'end', run: 1, cell: 'cell-1' }),
      said({ type: 'done', run: 1, result: 'finished' }),
    );
    expect([done.isBusy, done.message, done.words('cell-1')]) //
      .toEqual([false, '2 cells have run.', 'Has run']);
  });

  it('names a cell that ran alone', () => {
    const alone: NotebookEvent = { ...start, cells: [{ id: 'cell-7', source }] };
    const { message } = after(alone, said({ type: 'done', run: 1, result: 'finished' }));
    expect(message).toBe('Cell 7 has run.');
  });

  it('leaves no hole where a worker leaves out a place', () => {
    const late = { type: 'output', run: 1, cell: 'cell-1', index: 40, output: text('a') } as const;
    const next = { ...late, index: 0, output: text('b') };
    expect(after(start, said(late), said(late)).cells['cell-1']?.outputs).toHaveLength(2);
    expect(after(start, said(late), said(next)).cells['cell-1']?.outputs).toEqual([text('b')]);
  });

  it('puts outputs at their places and begins each run with none', () => {
    const events = [
      said({ type: 'begin', run: 1, cell: 'cell-1' }),
      said({ type: 'output', run: 1, cell: 'cell-1', index: 0, output: text('a') }),
      said({ type: 'output', run: 1, cell: 'cell-1', index: 1, output: text('b') }),
      said({ type: 'output', run: 1, cell: 'cell-1', index: 0, output: text('c') }),
    ];
    expect(after(start, ...events).cells['cell-1']?.outputs).toEqual([text('c'), text('b')]);
    const again = said({ type: 'begin', run: 2, cell: 'cell-1' });
    expect(after(start, ...events, again).cells['cell-1']?.outputs).toEqual([]);
  });

  it('marks the line of an error, in another cell too', () => {
    const error = { kind: 'error', message: 'No.', cell: 'cell-1', line: 4 } as const;
    const failed = after(
      start,
      said({ type: 'begin', run: 1, cell: 'cell-2' }),
      said({ type: 'end', run: 1, cell: 'cell-2', error }),
      said({ type: 'done', run: 1, result: 'failed' }),
    );
    expect(failed.message).toBe('Cell 2 failed at line 4 of cell 1.');
    expect(failed.cells['cell-1']?.errorLine).toBe(4);
    expect(failed.words('cell-2')).toBe('Failed');
    expect(failed.isBusy).toBe(false);
    const mended = nextState(failed, said({ type: 'begin', run: 2, cell: 'cell-1' }));
    expect(mended.cells['cell-1']?.errorLine).toBeUndefined();
  });

  it('tells of a promise that nobody awaits', () => {
    const { message } = after(said({ type: 'lost', run: 1, message: 'Gone.' }));
    expect(message).toBe('A promise failed that no cell awaits: Gone.');
  });
});

describe('what ends a run from outside', () => {
  const halfway = [
    start,
    said({ type: 'begin', run: 1, cell: 'cell-1' }),
    said({ type: 'end', run: 1, cell: 'cell-1' }),
    said({ type: 'begin', run: 1, cell: 'cell-2' }),
  ];

  it('a stop loses all variables and says so', () => {
    const { isBusy, message, words, cells } = after(...halfway, { type: 'stop' });
    expect([isBusy, words('cell-1'), words('cell-2')]) //
      .toEqual([false, 'Has run, variables gone', 'Stopped']);
    expect(message).toContain('All variables are gone');
    expect(cells['cell-1']?.isKept).toBe(false);
  });

  it('a failure to start says why', () => {
    expect(after(...halfway, { type: 'fail', message: 'Offline.' })).toMatchObject({
      isBusy: false,
      message: 'Offline.',
    });
  });

  it('a fresh run forgets what was kept', () => {
    const { cells } = after(...halfway, { ...start, isFresh: true } as NotebookEvent);
    expect(cells['cell-1']).toMatchObject({ isKept: false, isWaiting: true });
  });

  it('a reset brings back what was recorded', () => {
    const { cells, words } = after(...halfway, { type: 'reset' });
    expect([cells, words('cell-1')]).toEqual([{}, 'Recorded']);
  });
});

describe('an edit', () => {
  const ran = [
    start,
    said({ type: 'begin', run: 1, cell: 'cell-1' }),
    said({ type: 'end', run: 1, cell: 'cell-1' }),
    said({ type: 'done', run: 1, result: 'finished' }),
  ];

  it('makes what is shown older than the code', () => {
    const edit: NotebookEvent = { type: 'edit', cell: 'cell-1', edited: 'show(2)', isKept: true };
    expect(after(edit).words('cell-1')).toBe('Edited, not run yet');
    expect(after(...ran, edit).words('cell-1')).toBe('Edited since it ran');
    const back: NotebookEvent = { type: 'edit', cell: 'cell-1', edited: undefined, isKept: true };
    expect(after(...ran, edit, back).words('cell-1')).toBe('Has run');
  });

  it('says that it will not last where the browser keeps nothing', () => {
    const edit = { type: 'edit', cell: 'cell-1', edited: 'show(2)', isKept: false } as const;
    expect(after(edit).message).toContain('your changes last until you leave this page');
  });

  it.each([
    [{ 'cell-1': 'a' }, 0, 'Your changes from last time are here.'],
    [{}, 1, 'One cell of this page changed since; what you had written there is gone.'],
    [
      { 'cell-1': 'a' },
      2,
      'Your changes from last time are here. 2 cells of this page changed since; what you had written there is gone.',
    ],
  ])('that was kept comes back with a word: %j, %i dropped', (edits, dropped, message) => {
    const state = after({ type: 'restore', edits, dropped });
    expect(state.message).toBe(message);
    expect(Object.keys(state.cells)).toEqual(Object.keys(edits));
  });
});
