import type { ReactNode } from 'react';
import styles from './response.module.css';

export function HeadersTable({ headers }: { headers: [string, string][] }): ReactNode {
  return (
    <details className={styles.headers}>
      <summary>
        Headers <span className={styles.count}>{headers.length}</span>
      </summary>
      <dl>
        {headers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>A browser shows only the headers that the host allows pages of other hosts to read.</p>
    </details>
  );
}
