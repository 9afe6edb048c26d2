import type { JsonRow } from '../json/index.ts';

/** What a key does in a tree. */
export type TreeMove =
  | { type: 'go'; row: number }
  | { type: 'toggle'; row: number }
  | { type: 'follow'; row: number }
  | { type: 'open-siblings'; rows: number[] };

const pageOfRows = 15;

function go(rows: readonly JsonRow[], row: number): TreeMove {
  return { type: 'go', row: Math.max(0, Math.min(rows.length - 1, row)) };
}

function parentOf(rows: readonly JsonRow[], at: number): number {
  const { parent } = rows[at] ?? {};
  return rows.findIndex(({ pointer }) => pointer === parent);
}

function left(rows: readonly JsonRow[], at: number): TreeMove | undefined {
  if (rows[at]?.open) return { type: 'toggle', row: at };
  const parent = parentOf(rows, at);
  return parent === -1 ? undefined : go(rows, parent);
}

function right(rows: readonly JsonRow[], at: number): TreeMove | undefined {
  const open = rows[at]?.open;
  if (open === undefined) return undefined;
  return open ? go(rows, at + 1) : { type: 'toggle', row: at };
}

function foldedSiblings(rows: readonly JsonRow[], at: number): number[] {
  const { parent } = rows[at] ?? {};
  return rows.flatMap((row, index) => (row.parent === parent && row.open === false ? [index] : []));
}

/** The next row whose name begins with a letter. */
function byLetter(rows: readonly JsonRow[], at: number, letter: string): TreeMove | undefined {
  const wanted = letter.toLowerCase();
  const matches = ({ key }: JsonRow) =>
    String(key ?? '')
      .toLowerCase()
      .startsWith(wanted);
  const after = rows.findIndex((row, index) => index > at && matches(row));
  const found = after === -1 ? rows.findIndex(matches) : after;
  return found === -1 ? undefined : go(rows, found);
}

/** ARIA's tree pattern: what a key does on the active row. */
export function treeMove(rows: readonly JsonRow[], at: number, key: string): TreeMove | undefined {
  switch (key) {
    case 'ArrowDown':
      return go(rows, at + 1);
    case 'ArrowUp':
      return go(rows, at - 1);
    case 'PageDown':
      return go(rows, at + pageOfRows);
    case 'PageUp':
      return go(rows, at - pageOfRows);
    case 'Home':
      return go(rows, 0);
    case 'End':
      return go(rows, rows.length - 1);
    case 'ArrowRight':
      return right(rows, at);
    case 'ArrowLeft':
      return left(rows, at);
    case 'Enter':
      return rows[at]?.open === undefined
        ? { type: 'follow', row: at }
        : { type: 'toggle', row: at };
    case ' ':
      return rows[at]?.open === undefined ? undefined : { type: 'toggle', row: at };
    case '*':
      return { type: 'open-siblings', rows: foldedSiblings(rows, at) };
    default:
      return /^\S$/u.test(key) ? byLetter(rows, at, key) : undefined;
  }
}
