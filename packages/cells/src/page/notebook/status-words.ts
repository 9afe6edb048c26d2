import type { CellState } from './notebook-state.ts';

/** The state of a cell, in words. @param source its code as it is now */
export function statusWords(cell: CellState, source: string | undefined): string {
  const { status, isWaiting, waitsFor, edited, ran, errorLine, isKept } = cell;
  if (isWaiting) return waitsFor ?? 'Waiting';
  if (status === 'running') return 'Running';
  if (status === 'recorded') return edited === undefined ? 'Recorded' : 'Edited, not run yet';
  if (source !== undefined && ran !== source) return 'Edited since it ran';
  if (status === 'failed')
    return errorLine === undefined ? 'Failed' : `Failed at line ${errorLine}`;
  if (status === 'stopped') return 'Stopped';
  return isKept ? 'Has run' : 'Ran earlier; its variables are gone';
}
