import type { ReactNode } from 'react';
import type { Column } from '../../../answer/index.ts';
import styles from './views.module.css';

type Props = {
  /** What the choice is about: `Columns to show` */
  legend: string;
  columns: readonly Column[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
};

/** Which columns of a table are wanted, each with the number of records that have it. */
export function ColumnChoice({ legend, columns, chosen, onChoose }: Props): ReactNode {
  function toggle(id: string): void {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  }
  return (
    <details className={styles.columns}>
      <summary>
        Columns: {chosen.size} of {columns.length}
      </summary>
      <fieldset>
        <legend>{legend}</legend>
        {columns.map(({ id, filled }) => (
          <label key={id}>
            <input type="checkbox" checked={chosen.has(id)} onChange={() => toggle(id)} />
            {id} <span>{filled}</span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
