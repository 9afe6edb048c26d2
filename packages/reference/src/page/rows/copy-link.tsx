import type { ReactNode } from 'react';
import styles from './copy-link.module.css';

type Props = {
  /** What the link leads to, so that no two buttons have the same name, e.g. `getWorks.page`. */
  of: string;
  small?: boolean;
};

/** Copies the address of the nearest element around it that has an id. */
export function CopyLink({ of, small = false }: Props): ReactNode {
  return (
    <button
      type="button"
      className={small ? styles.small : styles.button}
      data-copy-link=""
      aria-label={`Copy link to ${of}`}
    >
      {small ? undefined : 'Copy link'}
    </button>
  );
}
