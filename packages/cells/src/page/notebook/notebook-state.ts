import type { Output } from '../../output.ts';
import type { FromWorker } from '../../worker/protocol.ts';

export type CellState = {
  status: 'recorded' | 'running' | 'ran' | 'failed' | 'stopped';
  /** It is queued in the current run. */
  isWaiting: boolean;
  /** What it has shown here; absent while the recorded output is shown. */
  outputs?: readonly Output[];
  /** The code as the reader has changed it; absent if unchanged. */
  edited?: string | undefined;
  /** Its editor is open. */
  isEditing: boolean;
  /** The code that it was last told to run, and that it begins with when its turn comes. */
  asked?: string | undefined;
  /** The code that ran last. */
  ran?: string | undefined;
  /** Its variables are available to the cells after it. */
  isKept: boolean;
  /** Where its code failed, from 1. */
  errorLine?: number | undefined;
};

/** What is being fetched before cells can run. */
export type Loading = {
  /** e.g. "Python" */
  part: string;
  megabytes: number;
  /** From 0 to 1 */
  share: number;
};

export type NotebookState = {
  cells: Readonly<Record<string, CellState>>;
  isBusy: boolean;
  loading?: Loading | undefined;
  /** The cells of the current run, or of the last. */
  inRun: readonly string[];
  /** What is happening, or happened last, in words. */
  message: string;
};

export type NotebookEvent =
  | { type: 'restore'; edits: Readonly<Record<string, string>>; dropped: number }
  /** `isKept`: whether the change will still be there when the page is opened again. */
  | { type: 'edit'; cell: string; edited: string | undefined; isKept: boolean }
  | { type: 'editing'; cell: string; isEditing: boolean }
  | { type: 'start'; cells: readonly { id: string; source: string }[]; isFresh: boolean }
  | { type: 'worker'; message: FromWorker }
  | { type: 'stop' }
  | { type: 'fail'; message: string }
  | { type: 'forget'; message: string }
  | { type: 'reset'; cells: readonly string[] };

const untouched: CellState = {
  status: 'recorded',
  isWaiting: false,
  isEditing: false,
  isKept: false,
};

export const startingState: NotebookState = { cells: {}, isBusy: false, inRun: [], message: '' };

export function cellState({ cells }: NotebookState, id: string): CellState {
  return cells[id] ?? untouched;
}

/** "cell-3", "python-3" -> "cell 3" */
export function cellName(id: string): string {
  return id.replace(/^\w+-/, 'cell ');
}

export function nextState(state: NotebookState, event: NotebookEvent): NotebookState {
  switch (event.type) {
    case 'restore':
      return restored(state, event.edits, event.dropped);
    case 'edit':
      return edit(state, event);
    case 'editing':
      return change(state, event.cell, { isEditing: event.isEditing });
    case 'start':
      return started(state, event);
    case 'worker':
      return heard(state, event.message);
    case 'stop':
      return lost(
        ended(state, 'stopped'),
        'Stopped. All variables are gone: the next run starts from scratch.',
      );
    case 'fail':
      return lost(ended(state, 'stopped'), event.message);
    case 'forget':
      return lost(ended(state, 'stopped'), event.message);
    case 'reset':
      return changeAll(
        lost(ended(state, 'stopped'), 'All cells are as originally written.'),
        (cell, id) => (event.cells.includes(id) ? untouched : cell),
      );
  }
}

function change(state: NotebookState, id: string, part: Partial<CellState>): NotebookState {
  const next = { ...cellState(state, id), ...part };
  return { ...state, cells: { ...state.cells, [id]: next } };
}

function changeAll(
  state: NotebookState,
  write: (cell: CellState, id: string) => CellState,
): NotebookState {
  const cells = Object.entries(state.cells).map(([id, cell]) => [id, write(cell, id)]);
  return { ...state, cells: Object.fromEntries(cells) };
}

function edit(
  state: NotebookState,
  { cell, edited, isKept }: Extract<NotebookEvent, { type: 'edit' }>,
): NotebookState {
  const next = change(state, cell, { edited });
  return isKept ? next : { ...next, message: unkept };
}

const unkept =
  'Your browser stores nothing for this site: your changes last until you leave this page.';

function restored(
  state: NotebookState,
  edits: Readonly<Record<string, string>>,
  dropped: number,
): NotebookState {
  const count = Object.keys(edits).length;
  const kept = count > 0 ? 'Your changes from last time are here. ' : '';
  const gone =
    dropped > 0
      ? `${dropped === 1 ? 'One cell' : `${dropped} cells`} of this page changed since; what you had written there is gone.`
      : '';
  const next = Object.entries(edits).reduce(
    (so, [id, edited]) => change(so, id, { edited }),
    state,
  );
  return { ...next, message: (kept + gone).trim() };
}

function started(
  state: NotebookState,
  { cells, isFresh }: Extract<NotebookEvent, { type: 'start' }>,
): NotebookState {
  const fresh = isFresh ? { isKept: false } : {};
  const next = cells.reduce(
    (so, { id, source }) => change(so, id, { isWaiting: true, asked: source, ...fresh }),
    state,
  );
  const message = state.loading ? state.message : 'Starting';
  return { ...next, isBusy: true, inRun: cells.map(({ id }) => id), message };
}

function heard(state: NotebookState, message: FromWorker): NotebookState {
  switch (message.type) {
    case 'ready':
    case 'unable':
      return state;
    case 'loading': {
      const { part, megabytes, share } = message;
      const loading = { part, megabytes, share };
      return { ...state, loading, message: `Loading ${part} (${megabytes} MB), once.` };
    }
    case 'loaded':
      return { ...state, loading: undefined, message: `${message.part} is ready.` };
    case 'begin': {
      const fresh = {
        status: 'running',
        isWaiting: false,
        outputs: [],
        errorLine: undefined,
        ran: cellState(state, message.cell).asked,
      } as const;
      const next = change(state, message.cell, fresh);
      return { ...next, message: runningWords(state.inRun, message.cell) };
    }
    case 'output': {
      const outputs = [...(cellState(state, message.cell).outputs ?? [])];
      // A worker that skips an index must not leave a hole.
      outputs[Math.min(message.index, outputs.length)] = message.output;
      return change(state, message.cell, { outputs });
    }
    case 'end':
      return cellEnded(state, message);
    case 'lost':
      return { ...state, message: `Something failed that no cell awaits: ${message.message}` };
    case 'done':
      return runEnded(state, message.result);
  }
}

/** How far a run of several cells has come, or which cell is running. */
function runningWords(inRun: readonly string[], cell: string): string {
  const count = inRun.length;
  return count > 1 ? `Running ${inRun.indexOf(cell) + 1} of ${count}` : `Running ${cellName(cell)}`;
}

function cellEnded(
  state: NotebookState,
  { cell, error }: Extract<FromWorker, { type: 'end' }>,
): NotebookState {
  if (!error) return change(state, cell, { status: 'ran', isKept: true });
  const failed = change(state, cell, { status: 'failed', isKept: false });
  const marked = change(failed, error.cell, { errorLine: error.line });
  const place = error.line === undefined ? '' : ` at line ${error.line}`;
  const where = error.cell === cell ? place : `${place} of ${cellName(error.cell)}`;
  return { ...marked, message: `${capital(cellName(cell))} failed${where}.` };
}

function runEnded(state: NotebookState, result: 'finished' | 'failed' | 'stopped'): NotebookState {
  const next = ended(state, 'stopped');
  if (result !== 'finished') return next;
  const [first = '', ...others] = state.inRun;
  const message =
    others.length === 0
      ? `${capital(cellName(first))} has run.`
      : `${state.inRun.length} cells have run.`;
  return { ...next, message };
}

/** No cell waits or runs any more. */
function ended(state: NotebookState, status: CellState['status']): NotebookState {
  const next = changeAll(state, (cell) => ({
    ...cell,
    isWaiting: false,
    status: cell.status === 'running' ? status : cell.status,
  }));
  return { ...next, isBusy: false, loading: undefined };
}

function lost(state: NotebookState, message: string): NotebookState {
  return { ...changeAll(state, (cell) => ({ ...cell, isKept: false })), message };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
