import type { ReactNode } from 'react';
import styles from './words.module.css';

export function MethodBadge({ method }: { method: string }): ReactNode {
  return <span className={styles.method}>{method.toUpperCase()}</span>;
}

type Marks = {
  required?: boolean;
  nullable?: boolean;
  readOnly?: boolean;
  writeOnly?: boolean;
  deprecated?: boolean;
};

/** What a reader must know about a value before its description. */
export function Badges(marks: Marks): ReactNode {
  const { required, nullable, readOnly, writeOnly, deprecated } = marks;
  return (
    <>
      {required && <span className={styles.required}>required</span>}
      {nullable && <span className={styles.badge}>may be null</span>}
      {readOnly && <span className={styles.badge}>read-only</span>}
      {writeOnly && <span className={styles.badge}>write-only</span>}
      {deprecated && <span className={styles.warning}>deprecated</span>}
    </>
  );
}
