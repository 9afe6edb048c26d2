import type { Table } from './table.ts';

/** Spreadsheets run a text that begins so as a formula; full-width forms count as well. */
const formula = /^[\s\p{Cc}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;
const plainNumber = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** An apostrophe in front makes a spreadsheet show the text instead of running it. */
function guard(text: string): string {
  return formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;
}

function field(text: string): string {
  const safe = guard(text);
  return /[",;\r\n\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The whole table as in RFC 4180: a line of names, then one for each record. */
export function writeCsv({ columns, rows }: Pick<Table, 'columns' | 'rows'>): string {
  const lines = [
    columns.map(({ id }) => field(id)),
    ...rows.map(({ cells }) => columns.map(({ id }) => field(cells.get(id)?.text ?? ''))),
  ];
  return lines.map((line) => `${line.join(',')}\r\n`).join('');
}
