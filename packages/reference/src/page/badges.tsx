import type { ReactNode } from 'react';
import styles from './words.module.css';

export function MethodBadge({ method }: { method: string }): ReactNode {
  return <span className={styles.method}>{method.toUpperCase()}</span>;
}

type Marks = { required?: boolean; nullable?: boolean; deprecated?: boolean; observed?: boolean };

/** What a reader must know about a value before its description. */
export function Badges({ required, nullable, deprecated, observed }: Marks): ReactNode {
  return (
    <>
      {required && <span className={styles.required}>required</span>}
      {nullable && <span className={styles.badge}>may be null</span>}
      {deprecated && <span className={styles.warning}>deprecated</span>}
      {observed && (
        <span className={styles.badge} title="Seen in what the service answers">
          observed
        </span>
      )}
    </>
  );
}
