import type { ReactNode } from 'react';
import { missingWords, type ShownExample } from '../../model/index.ts';
import styles from './examples.module.css';

/** What an example lacks, so that nobody takes it for complete. */
export function MissingNote({ example }: { example: ShownExample }): ReactNode {
  const words = missingWords(example);
  if (words.length === 0) return null;
  return (
    <p className={styles.caption}>
      {words.map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part))}
    </p>
  );
}
