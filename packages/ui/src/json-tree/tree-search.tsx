import { type ReactNode, useId } from 'react';
import small from '../small-button.module.css';
import styles from './tree.module.css';
import type { Tree } from './use-tree.ts';

function counted({ wanted, total, hitNumber }: Tree): string {
  if (wanted.trim() === '') return '';
  if (total === 0) return 'Nothing found';
  const count = total.toLocaleString('en-GB');
  return hitNumber > 0 ? `${hitNumber} of ${count}` : `${count} found`;
}

export function TreeSearch({ tree }: { tree: Tree }): ReactNode {
  const id = useId();
  return (
    <div className={styles.bar}>
      <label htmlFor={id}>Search the answer</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={tree.wanted}
        onChange={(event) => tree.setWanted(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          tree.goToHit(event.shiftKey ? -1 : 1);
        }}
      />
      <span role="status" className={styles.found}>
        {counted(tree)}
      </span>
      {tree.total > 0 && (
        <>
          <button type="button" className={small.small} onClick={() => tree.goToHit(-1)}>
            Previous hit
          </button>
          <button type="button" className={small.small} onClick={() => tree.goToHit(1)}>
            Next hit
          </button>
        </>
      )}
      <button type="button" className={small.small} onClick={tree.openAll}>
        Open all
      </button>
      <button type="button" className={small.small} onClick={tree.foldAll}>
        Fold all
      </button>
    </div>
  );
}
