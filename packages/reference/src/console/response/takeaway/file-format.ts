import type { JsonValue } from '@portal/contract';
import {
  type CsvStyle,
  csvHead,
  csvLines,
  listAt,
  type RecordList,
  type Row,
  tableOf,
} from '../../../answer/index.ts';

export type FormatId = 'spreadsheet' | 'csv' | 'jsonl' | 'json';

type Format = {
  id: FormatId;
  label: string;
  /** What it is for. */
  about: string;
  ending: string;
  type: string;
};

export const formats: readonly Format[] = [
  {
    id: 'spreadsheet',
    label: 'CSV for Excel',
    about: 'Opens in Excel with its accents. No text in it is run as a formula.',
    ending: 'csv',
    type: 'text/csv',
  },
  {
    id: 'csv',
    label: 'CSV',
    about: 'For programs. Every value is as the API gives it, even if it looks like a formula.',
    ending: 'csv',
    type: 'text/csv',
  },
  {
    id: 'jsonl',
    label: 'JSON Lines',
    about: 'For programs. A record on each line.',
    ending: 'jsonl',
    type: 'application/jsonl',
  },
  {
    id: 'json',
    label: 'JSON',
    about: 'This response, exactly as received.',
    ending: 'json',
    type: 'application/json',
  },
];

export type RecordFile = {
  format: Exclude<FormatId, 'json'>;
  columns: readonly string[];
  /** JSON Lines may have whole records instead of columns. */
  isWhole: boolean;
};

const styles = { spreadsheet: 'spreadsheet', csv: 'plain' } as const satisfies Record<
  string,
  CsvStyle
>;

/** What comes before the first record. */
export function fileHead({ format, columns }: RecordFile): string {
  return format === 'jsonl' ? '' : csvHead(columns, styles[format]);
}

/** The records of a page as part of a file, with the columns that a file of them would have. */
export function filePart(body: JsonValue, file: RecordFile, list: Pick<RecordList, 'path'>) {
  const { format, columns } = file;
  const found = listAt(body, list.path);
  const count = found.records.length;
  if (format === 'jsonl' && file.isWhole) {
    return { count, text: found.records.map(jsonLine).join(''), columns: [] };
  }
  const table = tableOf(body, found);
  const rows = table?.rows ?? [];
  const taken = (table?.columns ?? []).filter((column) => column.taken).map(({ id }) => id);
  const text =
    format === 'jsonl'
      ? rows.map((row) => jsonLine(fieldsOf(row, columns))).join('')
      : csvLines(rows, columns, styles[format]);
  return { count, text, columns: taken };
}

function fieldsOf({ cells }: Row, columns: readonly string[]): Record<string, JsonValue> {
  return Object.fromEntries(
    columns.flatMap((id) => {
      const cell = cells.get(id);
      return cell ? [[id, cell.numeric ? Number(cell.text) : cell.text]] : [];
    }),
  );
}

function jsonLine(record: Record<string, JsonValue>): string {
  return `${JSON.stringify(record)}\n`;
}
