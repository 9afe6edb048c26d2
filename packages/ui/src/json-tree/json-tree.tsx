import '../tokens.css';

import type { JsonValue } from '@portal/contract';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { JsonPath } from '../json/index.ts';
import small from '../small-button.module.css';
import { NodePanel } from './node-panel.tsx';
import styles from './tree.module.css';
import { treeMove } from './tree-keys.ts';
import { type RenderValue, TreeRow } from './tree-row.tsx';
import { TreeSearch } from './tree-search.tsx';
import { useRowWindow } from './use-row-window.ts';
import { useTree } from './use-tree.ts';

export type JsonTreeProps = {
  value: JsonValue;
  /** The name of the tree. */
  label?: string;
  /** How many lines a long value shows until the reader asks for all of them. */
  foldAfter?: number;
  /** Whether there is a bar to search the value and to open or collapse all of it. */
  hasSearch?: boolean;
  /** A value that is not an object or a list, e.g. as a link. Nothing inside takes the focus. */
  renderValue?: RenderValue;
  /** Below the active node, e.g. the requests that it leads to. */
  renderMore?: (path: JsonPath) => ReactNode;
  /** Called on Enter on a value that cannot be opened. */
  onEnter?: (path: JsonPath) => void;
};

/** In pixels; a finger needs more than a pointer, and large letters more than small ones. */
function rowHeightHere(): number {
  const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return Math.max(
    Math.round(letters * 1.65),
    window.matchMedia('(pointer: coarse)').matches ? 44 : 0,
  );
}

function boxOf(rows: number, rowHeight: number): CSSProperties & { '--row': string } {
  return { height: rows * rowHeight, '--row': `${rowHeight}px` };
}

const asItIs: RenderValue = (_, text) => text;

/** JSON as a tree that renders only the rows on screen. */
export function JsonTree(props: JsonTreeProps): ReactNode {
  const { value, label = 'JSON as a tree', foldAfter, hasSearch = true } = props;
  const { renderValue = asItIs, renderMore, onEnter } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [rowHeight] = useState(rowHeightHere);
  const tree = useTree(value, foldAfter);
  const { rows, at } = tree;
  const { rows: drawn, show } = useRowWindow(box, rows.length, rowHeight);
  const activeRow = rows[at];
  const rowId = (index: number) => `${id}row${index}`;

  useEffect(() => show(at), [at, show]);

  function press(index: number): void {
    const row = rows[index];
    if (!row) return;
    tree.setActive(row.pointer);
    if (row.open !== undefined) tree.toggle([row.pointer]);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = treeMove(rows, at, event.key);
    if (!move) return;
    event.preventDefault();
    if (move.type === 'go') tree.setActive(rows[move.row]?.pointer ?? '');
    if (move.type === 'toggle') tree.toggle([rows[move.row]?.pointer ?? '']);
    if (move.type === 'open-siblings')
      tree.toggle(move.rows.map((row) => rows[row]?.pointer ?? ''));
    if (move.type === 'follow') onEnter?.(rows[move.row]?.path ?? []);
  }

  return (
    <>
      {hasSearch && <TreeSearch tree={tree} />}
      <div
        ref={box}
        id={`${id}tree`}
        role="tree"
        tabIndex={0}
        aria-label={label}
        aria-activedescendant={at >= drawn.start && at < drawn.end ? rowId(at) : undefined}
        className={styles.tree}
        onKeyDown={onKeyDown}
      >
        <div role="none" className={styles.rows} style={boxOf(rows.length, rowHeight)}>
          <div role="none" style={{ transform: `translateY(${drawn.start * rowHeight}px)` }}>
            {rows.slice(drawn.start, drawn.end).map((row, index) => (
              <TreeRow
                key={row.pointer}
                row={row}
                root={value}
                id={rowId(drawn.start + index)}
                active={row.pointer === activeRow?.pointer}
                hit={tree.hits.has(row.pointer)}
                renderValue={renderValue}
                onPress={() => press(drawn.start + index)}
              />
            ))}
          </div>
        </div>
      </div>
      {tree.canShowAll && (
        <button
          type="button"
          className={`${small.small} ${styles.showAll}`}
          aria-controls={`${id}tree`}
          onClick={() => tree.setShowsAll(!tree.showsAll)}
        >
          {tree.showsAll
            ? `Show the first ${foldAfter} lines`
            : `Show all ${tree.lineCount.toLocaleString('en-GB')} lines`}
        </button>
      )}
      {activeRow && (
        <NodePanel key={activeRow.pointer} row={activeRow} root={value}>
          {renderMore?.(activeRow.path)}
        </NodePanel>
      )}
    </>
  );
}
