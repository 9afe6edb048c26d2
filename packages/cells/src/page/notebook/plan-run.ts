import type { Cell } from '../../cell.ts';

/**
 * What has to run before one cell can: the steps before it, and the cells before it in its own
 * exercise, unless they have run in their current form.
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
  return [...before.filter((cell) => !hasRun(cell)), target];
}
