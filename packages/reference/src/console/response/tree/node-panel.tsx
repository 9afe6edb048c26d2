import type { ReactNode } from 'react';
import { type JsonRow, jsonPath, requestLinksAt, valueAt } from '../../../answer/index.ts';
import { CopyButton } from '../../shared/copy-button.tsx';
import { useAnswer } from '../answer-context.ts';
import { LinkList } from '../link-list.tsx';
import styles from './tree.module.css';

const longest = 20_000;

/** The active node in full: its path, all of a long text, and the requests it leads to. */
export function NodePanel({ row }: { row: JsonRow }): ReactNode {
  const { links } = useAnswer();
  const value = valueAt(links.body, row.path);
  const path = jsonPath(row.path);
  // Those of the whole answer stand above it already.
  const requests = row.path.length === 0 ? [] : requestLinksAt(links, row.path);
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
      <LinkList links={requests} label="Requests that this value leads to" />
    </div>
  );
}
