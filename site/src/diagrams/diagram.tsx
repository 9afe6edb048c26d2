import type { ReactNode } from 'react';
import styles from './diagram.module.css';

type Props = {
  /** What the drawing shows, e.g. "Diagram of an image address" */
  label: string;
  caption: string;
  children: ReactNode;
};

/** A drawing that follows the colour mode and scrolls by itself if it is too wide. */
export function Diagram({ label, caption, children }: Props): ReactNode {
  return (
    <figure className={styles.figure}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide drawing must be scrollable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={label}>
        {children}
      </section>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
