import { describe, expect, it } from 'vitest';
import { firstOpen, visibleRows } from '../json/index.ts';
import { treeMove } from './tree-keys.ts';

// The rows: the whole, total, results, results/0 (collapsed), results/1 (collapsed), end.
const rows = visibleRows({ total: 2, results: [{ id: 'a' }, { id: 'b' }], end: true }, firstOpen);

describe('keys in the tree', () => {
  it.each([
    ['ArrowDown', 0, { type: 'go', row: 1 }],
    ['ArrowDown', 5, { type: 'go', row: 5 }],
    ['ArrowUp', 0, { type: 'go', row: 0 }],
    ['Home', 4, { type: 'go', row: 0 }],
    ['End', 0, { type: 'go', row: 5 }],
    ['PageDown', 0, { type: 'go', row: 5 }],
    ['ArrowRight', 2, { type: 'go', row: 3 }],
    ['ArrowRight', 3, { type: 'toggle', row: 3 }],
    ['ArrowRight', 1, undefined],
    ['ArrowLeft', 2, { type: 'toggle', row: 2 }],
    ['ArrowLeft', 4, { type: 'go', row: 2 }],
    ['Enter', 1, { type: 'follow', row: 1 }],
    ['Enter', 3, { type: 'toggle', row: 3 }],
    [' ', 3, { type: 'toggle', row: 3 }],
    ['*', 3, { type: 'open-siblings', rows: [3, 4] }],
    ['r', 0, { type: 'go', row: 2 }],
    ['t', 3, { type: 'go', row: 1 }],
    ['z', 0, undefined],
    ['Tab', 0, undefined],
  ])('%s on row %i', (key, at, move) => {
    expect(treeMove(rows, at, key)).toEqual(move);
  });
});
