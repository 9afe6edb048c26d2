import type { JsonValue } from '@portal/contract';
import small from '@portal/ui/small-button.module.css';
import { type ReactNode, useMemo, useState } from 'react';
import { type Cell, tableOf } from '../../../answer/index.ts';
import { LinkedValue } from '../links/linked-value.tsx';
import { ColumnChoice } from './column-choice.tsx';
import styles from './views.module.css';

const portion = 100;
const longest = 120;

function CellText({ cell }: { cell: Cell }): ReactNode {
  const text = cell.text.length > longest ? `${cell.text.slice(0, longest)}…` : cell.text;
  return cell.path ? <LinkedValue path={cell.path}>{text}</LinkedValue> : text;
}

/** The records of an answer as rows, with a choice of columns. */
export function TableView({ body }: { body: JsonValue }): ReactNode {
  const table = useMemo(() => tableOf(body), [body]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(table?.columns.filter(({ shown }) => shown).map(({ id }) => id)),
  );
  const [rows, setRows] = useState(portion);
  if (!table) return null;
  const columns = table.columns.filter(({ id }) => chosen.has(id));
  const left = table.rows.length - rows;

  return (
    <>
      <ColumnChoice
        legend="Columns to show"
        columns={table.columns}
        chosen={chosen}
        onChoose={setChosen}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section className={styles.table} tabIndex={0} aria-label="Results as a table">
        <table>
          <thead>
            <tr>
              {columns.map(({ id }) => (
                <th key={id} scope="col">
                  {id}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.slice(0, rows).map(({ pointer, cells }) => (
              <tr key={pointer}>
                {columns.map(({ id }) => {
                  const cell = cells.get(id);
                  return (
                    <td key={id} data-numeric={cell?.numeric || undefined}>
                      {cell && <CellText cell={cell} />}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {left > 0 && (
        <button type="button" className={small.small} onClick={() => setRows(rows + portion)}>
          Show more, {left.toLocaleString('en-GB')} rows are left
        </button>
      )}
    </>
  );
}
