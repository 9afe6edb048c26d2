import type { ReactNode } from 'react';
import styles from './ways.module.css';

/** A list of links in Markdown, each with its description, as cards side by side. */
export function Ways({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.ways}>{children}</div>;
}
