import type { ReactNode } from 'react';
import { type JsonRow, valueAt } from '../../../answer/index.ts';
import { useAnswer } from '../answer-context.ts';
import { LinkedValue } from '../linked-value.tsx';
import { nodeName } from './node-name.ts';
import styles from './tree.module.css';

type Props = {
  row: JsonRow;
  id: string;
  active: boolean;
  hit: boolean;
  onPress: () => void;
};

/** One line of the tree. The tree itself has the focus and handles the keys. */
export function TreeRow({ row, id, active, hit, onPress }: Props): ReactNode {
  const { key, kind, preview, hidden, open, depth } = row;
  const { links } = useAnswer();
  const isParent = kind === 'object' || kind === 'list';
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      id={id}
      role="treeitem"
      tabIndex={-1}
      aria-level={depth + 1}
      aria-posinset={row.position}
      aria-setsize={row.setSize}
      aria-expanded={open}
      aria-selected={active}
      className={styles.row}
      data-hit={hit || undefined}
      style={{ paddingInlineStart: `${Math.min(depth, 30) * 1.1 + 0.4}rem` }}
      onClick={onPress}
    >
      <span className={styles.twist} aria-hidden>
        {open === undefined ? '' : open ? '▾' : '▸'}
      </span>
      {key !== undefined && <span className={styles.key}>{key}: </span>}
      {isParent ? (
        <span className={styles.count}>
          {kind === 'list' ? '[ ]' : '{ }'} {preview}{' '}
          {open === false && (
            <span className={styles.name}>{nodeName(valueAt(links.body, row.path))}</span>
          )}
        </span>
      ) : (
        <span className={styles[kind]}>
          <LinkedValue path={row.path} tabIndex={-1}>
            {preview}
          </LinkedValue>
          {hidden > 0 && ` and ${hidden.toLocaleString('en-GB')} characters more`}
        </span>
      )}
    </div>
  );
}
