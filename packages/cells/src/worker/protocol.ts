import type { Cell } from '../cell.ts';
import type { DisplayEvent, ErrorOutput } from '../output.ts';
import type { Hosts } from '../run/hosts.ts';

/**
 * What a page sends its worker. Variables live as long as the worker: to reset them, or to stop an
 * endless loop, the page terminates it and starts another.
 */
export type ToWorker =
  /** Runs cells in order, up to the first that fails. Answered by `done` with the same `run`. */
  | { type: 'run'; run: number; cells: Cell[]; hosts: Hosts }
  /** Fetches what the first run needs, so that it need not wait. */
  | { type: 'prepare' }
  /** Aborts requests and keeps further cells from running. Does not reach a busy loop. */
  | { type: 'stop' };

/** What a worker sends its page. */
export type FromWorker =
  /** Ready to run. */
  | { type: 'ready' }
  /**
   * What the first run needs is being fetched, e.g. Python, with the megabytes to download and how
   * much of them has come, from 0 to 1.
   */
  | { type: 'loading'; part: string; megabytes: number; share: number }
  /** All of it has come. */
  | { type: 'loaded'; part: string }
  /** Nothing can be run, now or later: the page must start another worker. */
  | { type: 'unable'; message: string }
  /** A cell begins: its earlier output is out of date. */
  | { type: 'begin'; run: number; cell: string }
  /** A cell shows something, an error included. */
  | ({ type: 'output'; run: number } & DisplayEvent)
  /** A cell has ended, successfully or with an error. */
  | { type: 'end'; run: number; cell: string; error?: ErrorOutput }
  /** A promise or a timer that no cell awaits failed, perhaps of a cell that has ended. */
  | { type: 'lost'; run: number; message: string }
  /** All cells have ended, or one failed, or the run was stopped. */
  | { type: 'done'; run: number; result: 'finished' | 'failed' | 'stopped' };
