import { isObject, type JsonValue } from '@portal/contract';
import type { ReactNode } from 'react';
import { type JsonPath, type JsonRow, valueAt } from '../json/index.ts';
import styles from './tree.module.css';

export type RenderValue = (path: JsonPath, text: string) => ReactNode;

type Props = {
  row: JsonRow;
  /** What the row is part of. */
  root: JsonValue;
  id: string;
  active: boolean;
  hit: boolean;
  renderValue: RenderValue;
  onPress: () => void;
};

/** One line of the tree. The tree itself has the focus and handles the keys. */
export function TreeRow(props: Props): ReactNode {
  const { row, root, id, active, hit, renderValue, onPress } = props;
  const { key, kind, preview, hidden, open, depth } = row;
  const isParent = kind === 'object' || kind === 'list';
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    // biome-ignore lint/a11y/useFocusableInteractive: a row that is scrolled away would take the focus with it
    <div
      id={id}
      role="treeitem"
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
            <span className={styles.name}>{nodeName(valueAt(root, row.path))}</span>
          )}
        </span>
      ) : (
        <span className={styles[kind]}>
          {renderValue(row.path, preview)}
          {hidden > 0 && ` and ${hidden.toLocaleString('en-GB')} characters more`}
        </span>
      )}
    </div>
  );
}

const names = ['title', 'label', 'name', 'id'];
const longest = 80;

/** What a collapsed object calls itself, so that a reader can choose which to open. */
export function nodeName(value: JsonValue | undefined): string {
  if (!isObject(value)) return '';
  const own = names.map((name) => (Object.hasOwn(value, name) ? value[name] : undefined));
  const text = own.find((one) => typeof one === 'string' && one !== '');
  if (typeof text !== 'string') return '';
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
