import type { ReactNode } from 'react';
import styles from './words.module.css';

/** Few people read patterns, so they are below the description and collapsed. */
export function Patterns({ patterns }: { patterns: readonly string[] }): ReactNode {
  if (patterns.length === 0) return null;
  return (
    <details className={styles.values}>
      <summary>{patterns.length === 1 ? 'Pattern' : 'Patterns'}</summary>
      {patterns.map((pattern) => (
        <p key={pattern} className={styles.pattern}>
          <code>{pattern}</code>
        </p>
      ))}
    </details>
  );
}
