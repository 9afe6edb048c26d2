import type { Cell } from '../cell.ts';
import { type CellResult, openSession, type SessionOptions } from './open-session.ts';

/**
 * Runs cells in order, with shared variables, up to the first that fails. A solution sees the steps
 * before it; no step sees what it declares and assigns.
 */
export async function runCells(
  cells: readonly Cell[],
  { signal, ...options }: SessionOptions & { signal?: AbortSignal },
): Promise<CellResult[]> {
  const session = openSession(options);
  const results: CellResult[] = [];
  for (const cell of cells) {
    const result = await session.run(cell, signal);
    results.push(result);
    if (result.error) break;
  }
  return results;
}
