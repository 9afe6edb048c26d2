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
import { requestLinksAt } from '../../../answer/index.ts';
import { useAnswer } from '../answer-context.ts';
import { NodePanel } from './node-panel.tsx';
import styles from './tree.module.css';
import { treeMove } from './tree-keys.ts';
import { TreeRow } from './tree-row.tsx';
import { TreeSearch } from './tree-search.tsx';
import { useRowWindow } from './use-row-window.ts';
import { useTree } from './use-tree.ts';

/** In pixels; a finger needs more than a pointer, and large letters more than small ones. */
function rowHeightHere(): number {
  const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.max(
    Math.round(letters * 1.65),
    window.matchMedia('(pointer: coarse)').matches ? 44 : 0,
  );
}

function boxOf(rows: number, rowHeight: number): CSSProperties & { '--row': string } {
  return { height: rows * rowHeight, '--row': `${rowHeight}px` };
}

/** An answer as a tree that draws only the rows on the screen. */
export function JsonTree({ body }: { body: JsonValue }): ReactNode {
  const { links, onFollow } = useAnswer();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [rowHeight] = useState(rowHeightHere);
  const tree = useTree(body);
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
    if (move.type === 'follow') {
      const [link] = requestLinksAt(links, rows[move.row]?.path ?? []);
      if (link) onFollow(link);
    }
  }

  return (
    <>
      <TreeSearch tree={tree} />
      <div
        ref={box}
        role="tree"
        tabIndex={0}
        aria-label="Answer as a tree"
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
                id={rowId(drawn.start + index)}
                active={row.pointer === activeRow?.pointer}
                hit={tree.hits.has(row.pointer)}
                onPress={() => press(drawn.start + index)}
              />
            ))}
          </div>
        </div>
      </div>
      {activeRow && <NodePanel key={activeRow.pointer} row={activeRow} />}
    </>
  );
}
