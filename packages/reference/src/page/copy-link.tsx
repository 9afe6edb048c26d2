import type { ReactNode } from 'react';
import styles from './copy-link.module.css';

/** Copies the address of the nearest element around it that has an id. */
export function CopyLink({ small = false }: { small?: boolean }): ReactNode {
  return small ? (
    <button type="button" className={styles.small} data-copy-link="" aria-label="Copy link" />
  ) : (
    <button type="button" className={styles.button} data-copy-link="">
      Copy link
    </button>
  );
}
