import type { JsonValue } from '@portal/contract';
import type { ReactNode } from 'react';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { type JsonRow, jsonPath, valueAt } from '../json/index.ts';
import styles from './tree.module.css';

const longest = 20_000;

type Props = {
  row: JsonRow;
  /** What the row is part of. */
  root: JsonValue;
  children: ReactNode;
};

/** The active node in full: its path, and the whole of a long text. */
export function NodePanel({ row, root, children }: Props): ReactNode {
  const value = valueAt(root, row.path);
  const path = jsonPath(row.path);
  const asText = () => (typeof value === 'string' ? value : JSON.stringify(value, null, 2));
  return (
    <div className={styles.panel}>
      <div className={styles.bar}>
        <code className={styles.path}>{path}</code>
        <CopyButton text={() => path}>Copy path</CopyButton>
        <CopyButton text={asText}>Copy value</CopyButton>
      </div>
      {row.kind === 'text' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        <section className={styles.value} tabIndex={0} aria-label="Value">
          {String(value).slice(0, longest)}
        </section>
      )}
      {children}
    </div>
  );
}
