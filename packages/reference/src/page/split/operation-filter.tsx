import type { ReactNode } from 'react';
import styles from './split.module.css';

/** Finds an operation of the whole API; its index is loaded at the first keystroke. */
export function OperationFilter(): ReactNode {
  return (
    <div className={styles.filter} data-operation-filter="">
      <label>
        Find an operation
        <input
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder="A word, a path or a method"
        />
      </label>
      <div role="status" className={styles.count} />
      <ul className={styles.hits} />
    </div>
  );
}
