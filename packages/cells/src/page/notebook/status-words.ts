import type { CellState } from './notebook-state.ts';

/**
 * The state of a cell, in words.
 * @param source its code as it is now
 * @param loading what is being fetched before it can run, e.g. "Python"
 */
export function statusWords(
  cell: CellState,
  source: string | undefined,
  loading?: string | undefined,
): string {
  const { status, isWaiting, edited, ran, errorLine, isKept } = cell;
  if (isWaiting) return loading === undefined ? 'Waiting' : `Loading ${loading}`;
  if (status === 'running') return 'Running';
  if (status === 'recorded') return edited === undefined ? 'Recorded' : 'Edited, not run yet';
  if (source !== undefined && ran !== source) return 'Edited since it ran';
  if (status === 'failed')
    return errorLine === undefined ? 'Failed' : `Failed at line ${errorLine}`;
  if (status === 'stopped') return 'Stopped';
  return isKept ? 'Has run' : 'Ran earlier; its variables are gone';
}
