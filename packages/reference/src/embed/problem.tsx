import type { ReactNode } from 'react';
import styles from './reference.module.css';

type Props = {
  lines: readonly string[];
  onRetry?: () => void;
};

/** Why there is no reference, and what would be right. */
export function Problem({ lines, onRetry }: Props): ReactNode {
  return (
    <div role="alert" className={styles.problem}>
      <p>
        <strong>The reference cannot be shown.</strong>
      </p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {onRetry && (
        <button type="button" className="button button--outline" onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
}
