import { describe, expect, it } from 'vitest';
import type { FromWorker } from '../../worker/protocol.ts';
import { cellState, type NotebookEvent, nextState, startingState } from './notebook-state.ts';
import { statusWords } from './status-words.ts';

const text = (value: string) => ({ kind: 'text', text: value }) as const;
const fromWorker = (message: FromWorker): NotebookEvent => ({ type: 'worker', message });
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
    return statusWords(cell, cell.edited ?? source, state.loading?.part);
  };
  return { ...state, words };
}

describe('a run', () => {
  it('reports which cell is waiting, is running and has run', () => {
    const first = after(start);
    expect([first.isBusy, first.words('cell-1'), first.words('cell-2'), first.words('cell-3')]) //
      .toEqual([true, 'Waiting', 'Waiting', 'Recorded']);
    const running = after(start, fromWorker({ type: 'begin', run: 1, cell: 'cell-1' }));
    expect([running.message, running.words('cell-1')]).toEqual(['Running 1 of 2', 'Running']);
    const done = after(
      start,
      fromWorker({ type: 'begin', run: 1, cell: 'cell-1' }),
      fromWorker({ type: 'end', run: 1, cell: 'cell-1' }),
      fromWorker({ type: 'done', run: 1, result: 'finished' }),
    );
    expect([done.isBusy, done.message, done.words('cell-1')]) //
      .toEqual([false, '2 cells have run.', 'Has run']);
  });

  it('counts the cells of this run, and names one that runs alone', () => {
    const begin = (cell: string) => fromWorker({ type: 'begin', run: 1, cell });
    expect(after(start, begin('cell-1'), begin('cell-2')).message).toBe('Running 2 of 2');
    const alone: NotebookEvent = { ...start, cells: [{ id: 'cell-7', source }] };
    expect(after(alone, begin('cell-7')).message).toBe('Running cell 7');
  });

  it('reports how much has been loaded, until all has or the run ends', () => {
    const part = { part: 'Python', megabytes: 5 };
    const loading = fromWorker({ type: 'loading', ...part, share: 0 });
    const half = fromWorker({ type: 'loading', ...part, share: 0.5 });
    const loaded = fromWorker({ type: 'loaded', part: 'Python' });
    const first = after(start, loading);
    expect(after(loading, half).loading).toEqual({ ...part, share: 0.5 });
    expect(after(loading, half, start).message).toBe('Loading Python (5 MB), once.');
    expect([after(half, loaded).loading, after(half, loaded).message]) //
      .toEqual([undefined, 'Python is ready.']);
    for (const end of [{ type: 'stop' }, { type: 'forget', message: '' }] as const) {
      expect(after(start, half, end).loading).toBeUndefined();
      expect(after(start, half, end).isBusy).toBe(false);
    }
    expect([first.message, first.words('cell-1'), first.words('cell-2'), first.words('cell-3')]) //
      .toEqual([
        ...['Loading Python (5 MB), once.', 'Loading Python', 'Loading Python'],
        'Recorded',
      ]);
    expect(after(start, loading, loaded).words('cell-2')).toBe('Waiting');
    expect(after(start, loading, { type: 'stop' }, start).words('cell-1')).toBe('Waiting');
  });

  it('names a cell that ran alone', () => {
    const alone: NotebookEvent = { ...start, cells: [{ id: 'cell-7', source }] };
    const { message } = after(alone, fromWorker({ type: 'done', run: 1, result: 'finished' }));
    expect(message).toBe('Cell 7 has run.');
  });

  it('leaves no hole if a worker skips an index', () => {
    const late = { type: 'output', run: 1, cell: 'cell-1', index: 40, output: text('a') } as const;
    const next = { ...late, index: 0, output: text('b') };
    expect(after(start, fromWorker(late), fromWorker(late)).cells['cell-1']?.outputs).toHaveLength(
      2,
    );
    expect(after(start, fromWorker(late), fromWorker(next)).cells['cell-1']?.outputs).toEqual([
      text('b'),
    ]);
  });

  it('puts outputs in their places and begins each run with none', () => {
    const events = [
      fromWorker({ type: 'begin', run: 1, cell: 'cell-1' }),
      fromWorker({ type: 'output', run: 1, cell: 'cell-1', index: 0, output: text('a') }),
      fromWorker({ type: 'output', run: 1, cell: 'cell-1', index: 1, output: text('b') }),
      fromWorker({ type: 'output', run: 1, cell: 'cell-1', index: 0, output: text('c') }),
    ];
    expect(after(start, ...events).cells['cell-1']?.outputs).toEqual([text('c'), text('b')]);
    const again = fromWorker({ type: 'begin', run: 2, cell: 'cell-1' });
    expect(after(start, ...events, again).cells['cell-1']?.outputs).toEqual([]);
  });

  it('marks the line of an error, even in another cell', () => {
    const error = { kind: 'error', message: 'No.', cell: 'cell-1', line: 4 } as const;
    const failed = after(
      start,
      fromWorker({ type: 'begin', run: 1, cell: 'cell-2' }),
      fromWorker({ type: 'end', run: 1, cell: 'cell-2', error }),
      fromWorker({ type: 'done', run: 1, result: 'failed' }),
    );
    expect(failed.message).toBe('Cell 2 failed at line 4 of cell 1.');
    expect(failed.cells['cell-1']?.errorLine).toBe(4);
    expect(failed.words('cell-2')).toBe('Failed');
    expect(failed.isBusy).toBe(false);
    const running = nextState(failed, fromWorker({ type: 'begin', run: 2, cell: 'cell-1' }));
    expect(running.cells['cell-1']?.errorLine).toBeUndefined();
  });

  it('leaves a cell that was not reached as it was', () => {
    const error = { kind: 'error', message: 'No.', cell: 'cell-1', line: 1 } as const;
    const both: NotebookEvent[] = ['cell-1', 'cell-2'].flatMap((cell) => [
      fromWorker({ type: 'begin', run: 1, cell }),
      fromWorker({ type: 'end', run: 1, cell }),
    ]);
    const edit = { type: 'edit', cell: 'cell-2', edited: 'show(2)', isKept: true } as const;
    const cells = [
      { id: 'cell-1', source },
      { id: 'cell-2', source: edit.edited },
    ];
    const state = after(start, ...both, edit, { type: 'start', isFresh: false, cells });
    const failed = [
      fromWorker({ type: 'begin', run: 2, cell: 'cell-1' }),
      fromWorker({ type: 'end', run: 2, cell: 'cell-1', error }),
      fromWorker({ type: 'done', run: 2, result: 'failed' }),
    ].reduce(nextState, state);
    const second = cellState(failed, 'cell-2');
    expect(second).toMatchObject({ ran: source, isKept: true, isWaiting: false });
    expect(statusWords(second, edit.edited)).toBe('Edited since it ran');
  });

  it('reports what failed without anybody awaiting it', () => {
    const { message } = after(fromWorker({ type: 'lost', run: 1, message: 'Gone.' }));
    expect(message).toBe('Something failed that no cell awaits: Gone.');
  });
});

describe('what ends a run from outside', () => {
  const halfway = [
    start,
    fromWorker({ type: 'begin', run: 1, cell: 'cell-1' }),
    fromWorker({ type: 'end', run: 1, cell: 'cell-1' }),
    fromWorker({ type: 'begin', run: 1, cell: 'cell-2' }),
  ];

  it('a stop loses all variables and reports it', () => {
    const { isBusy, message, words, cells } = after(...halfway, { type: 'stop' });
    expect([isBusy, words('cell-1'), words('cell-2')]) //
      .toEqual([false, 'Ran earlier; its variables are gone', 'Stopped']);
    expect(message).toContain('All variables are gone');
    expect(cells['cell-1']?.isKept).toBe(false);
  });

  it('a failure to start is explained', () => {
    expect(after(...halfway, { type: 'fail', message: 'Offline.' })).toMatchObject({
      isBusy: false,
      message: 'Offline.',
    });
  });

  it('a fresh run forgets what was kept', () => {
    const { cells } = after(...halfway, { ...start, isFresh: true } as NotebookEvent);
    expect(cells['cell-1']).toMatchObject({ isKept: false, isWaiting: true });
  });

  it('a reset restores the recorded outputs', () => {
    const { isBusy, words } = after(...halfway, { type: 'reset', cells: ['cell-1', 'cell-2'] });
    expect([isBusy, words('cell-1'), words('cell-2')]).toEqual([false, 'Recorded', 'Recorded']);
  });

  it('a reset of one language leaves the edits and outputs of the other', () => {
    const edit = { type: 'edit', cell: 'python-1', edited: 'mine', isKept: true } as const;
    const state = after(...halfway, edit, { type: 'reset', cells: ['python-1'] });
    expect(state.cells['python-1']?.edited).toBeUndefined();
    // Its worker was ended with the other.
    expect([state.isBusy, state.words('cell-1')]).toEqual([
      false,
      'Ran earlier; its variables are gone',
    ]);
  });

  it('a fresh run of one language keeps the variables of the other', () => {
    const other = [{ id: 'python-1', source }];
    const { words } = after(
      start,
      fromWorker({ type: 'begin', run: 1, cell: 'cell-1' }),
      fromWorker({ type: 'end', run: 1, cell: 'cell-1' }),
      fromWorker({ type: 'done', run: 1, result: 'finished' }),
      { ...start, cells: other, isFresh: true } as NotebookEvent,
    );
    expect([words('cell-1'), words('python-1')]).toEqual(['Has run', 'Waiting']);
  });

  it('names a cell by its number in any language', () => {
    const alone: NotebookEvent = { ...start, cells: [{ id: 'python-3', source }] };
    expect(after(alone, fromWorker({ type: 'begin', run: 1, cell: 'python-3' })).message).toBe(
      'Running cell 3',
    );
  });
});

describe('an editor', () => {
  const editing = (cell: string, isEditing: boolean): NotebookEvent =>
    //
    ({ type: 'editing', cell, isEditing });
  const open = (events: NotebookEvent[]) => {
    const { cells } = after(...events);
    return Object.keys(cells).filter((id) => cells[id]?.isEditing);
  };

  it('is open from Edit to Done, while its cell runs too', () => {
    const begin = fromWorker({ type: 'begin', run: 1, cell: 'cell-1' });
    const both = [editing('cell-1', true), editing('cell-2', true)];
    expect(open([start])).toEqual([]);
    expect(open([...both, start, begin, { type: 'stop' }])).toEqual(['cell-1', 'cell-2']);
    expect(open([...both, editing('cell-2', false)])).toEqual(['cell-1']);
  });

  it('is closed by a reset of the page', () => {
    const both = ['cell-1', 'cell-2'];
    const opened = both.map((id) => editing(id, true));
    expect(open([...opened, { type: 'reset', cells: both }])).toEqual([]);
  });
});

describe('an edit', () => {
  const ran = [
    start,
    fromWorker({ type: 'begin', run: 1, cell: 'cell-1' }),
    fromWorker({ type: 'end', run: 1, cell: 'cell-1' }),
    fromWorker({ type: 'done', run: 1, result: 'finished' }),
  ];

  it('makes the output older than the code', () => {
    const edit: NotebookEvent = { type: 'edit', cell: 'cell-1', edited: 'show(2)', isKept: true };
    expect(after(edit).words('cell-1')).toBe('Edited, not run yet');
    expect(after(...ran, edit).words('cell-1')).toBe('Edited since it ran');
    const back: NotebookEvent = { type: 'edit', cell: 'cell-1', edited: undefined, isKept: true };
    expect(after(...ran, edit, back).words('cell-1')).toBe('Has run');
  });

  it('is reported as temporary if the browser stores nothing', () => {
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
  ])('that was stored comes back with a message: %j, %i dropped', (edits, dropped, message) => {
    const state = after({ type: 'restore', edits, dropped });
    expect(state.message).toBe(message);
    expect(Object.keys(state.cells)).toEqual(Object.keys(edits));
  });
});
