import type { Cell } from '../cell.ts';
import type { ErrorOutput } from '../output.ts';

/**
 * "docs/examples/a.mdx:41:7: Cannot read "dates": … (cell-3, called from line 60)"
 * @param name of the tutorial in the message
 */
export function failureText(name: string, cells: readonly Cell[], error: ErrorOutput): string {
  const startOf = (id: string): number => cells.find((cell) => cell.id === id)?.line ?? 1;
  const line = startOf(error.cell) + (error.line ?? 1) - 1;
  const { calledFrom } = error;
  const call = calledFrom
    ? `, called from line ${startOf(calledFrom.cell) + calledFrom.line - 1}`
    : '';
  const column = error.column === undefined ? '' : `:${error.column}`;
  return `${name}:${line}${column}: ${error.message} (${error.cell}${call})`;
}
