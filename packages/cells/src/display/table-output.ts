import type { TableOutput } from '../output.ts';
import { formatInline } from './format-value.ts';
import { count, cutText, limits } from './limits.ts';

export type TableOptions = {
  /** Which fields to show, in this order; or fields with the headings to give them. */
  columns?: readonly string[] | Readonly<Record<string, string>>;
  caption?: string;
  /** How many rows to show; 20 by default. */
  limit?: number;
};

type Row = Readonly<Record<string, unknown>>;

export function tableOutput(given: Iterable<object>, options: TableOptions = {}): TableOutput {
  if (typeof given !== 'object' || given === null || !(Symbol.iterator in given)) {
    throw new TypeError(
      'table() needs a list of objects, such as [{ title: "Herbal", pages: 12 }].',
    );
  }
  const all = [...given] as Row[];
  const limit = Math.min(options.limit ?? limits.tableRows, limits.mostTableRows);
  const shown = all.slice(0, limit);
  const columns = columnsOf(shown, options.columns);
  const used = columns.slice(0, limits.tableColumns);
  const notes = [
    ...(all.length > limit ? [`${count(limit)} of ${count(all.length)} rows are shown.`] : []),
    ...(columns.length > used.length
      ? [`${used.length} of ${columns.length} columns are shown.`]
      : []),
    ...(all.length === 0 ? ['There are no rows.'] : []),
  ];
  return {
    kind: 'table',
    ...(options.caption === undefined ? {} : { caption: String(options.caption) }),
    columns: used.map(([key, label]) => ({
      label: String(label),
      isNumeric: isNumeric(shown, key),
    })),
    rows: shown.map((row) => used.map(([key]) => cellText(row?.[key]))),
    ...(notes.length > 0 ? { note: notes.join(' ') } : {}),
  };
}

function columnsOf(rows: readonly Row[], given: TableOptions['columns']): [string, string][] {
  if (Array.isArray(given)) return given.map((key: string) => [key, key]);
  if (given) return Object.entries(given as Record<string, string>);
  const keys = new Set(rows.flatMap((row) => Object.keys(row ?? {})));
  return [...keys].map((key) => [key, key]);
}

function isNumeric(rows: readonly Row[], key: string): boolean {
  const values = rows.map((row) => row?.[key]).filter((one) => one !== undefined && one !== null);
  return values.length > 0 && values.every((one) => typeof one === 'number');
}

/** Years have no separators, and no reader wants 0.30000000000000004, nor 0 for 0.00002. */
function numberText(value: number): string {
  return String(Number.isInteger(value) ? value : +value.toFixed(4) || +value.toFixed(10));
}

export function cellText(value: unknown): string {
  if (value === undefined || value === null) return '–';
  if (typeof value === 'number') return numberText(value);
  const text =
    Array.isArray(value) && value.every((one) => typeof one !== 'object' || one === null)
      ? Array.from(value, cellText).join(', ')
      : formatInline(value);
  return cutText(text, limits.cellLength);
}
