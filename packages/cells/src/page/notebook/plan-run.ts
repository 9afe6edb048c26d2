import type { Cell } from '../../cell.ts';

/**
 * What has to run before one cell can: the steps before it, and the cells before it in its own
 * exercise, from the first that has not run in its current form: the others may depend on it.
 */
export function planRun(
  cells: readonly Cell[],
  target: Cell,
  hasRun: (cell: Cell) => boolean,
): Cell[] {
  const before = cells
    .slice(
      0,
      cells.findIndex(({ id }) => id === target.id),
    )
    .filter(({ kind, exercise }) => kind === 'step' || exercise === target.exercise);
  const first = before.findIndex((cell) => !hasRun(cell));
  return [...(first === -1 ? [] : before.slice(first)), target];
}
