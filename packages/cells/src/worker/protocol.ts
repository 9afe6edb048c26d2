import type { Cell } from '../cell.ts';
import type { DisplayEvent, ErrorOutput } from '../output.ts';
import type { Hosts } from '../run/hosts.ts';

/**
 * What a page tells its worker. Variables live as long as the worker: to reset them, or to stop a
 * loop that never ends, the page terminates it and starts another.
 */
export type ToWorker =
  /** Runs cells in order, up to the first that fails. Answered by `done` with the same `run`. */
  | { type: 'run'; run: number; cells: Cell[]; hosts: Hosts }
  /** Ends requests and keeps further cells from running. Does not reach a busy loop. */
  | { type: 'stop' };

/** What a worker tells its page. */
export type FromWorker =
  /** Can be told to run. */
  | { type: 'ready' }
  /** A cell begins: whatever it showed before is out of date. */
  | { type: 'begin'; run: number; cell: string }
  /** A cell shows something, an error included. */
  | ({ type: 'output'; run: number } & DisplayEvent)
  /** A cell has ended, well or with an error. */
  | { type: 'end'; run: number; cell: string; error?: ErrorOutput }
  /** A promise failed that no cell awaits, perhaps of a cell that has ended. */
  | { type: 'lost'; run: number; message: string }
  /** All cells have ended, or the first that failed, or the run was stopped. */
  | { type: 'done'; run: number; result: 'finished' | 'failed' | 'stopped' };
