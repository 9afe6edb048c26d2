import type { Row } from './table.ts';

/**
 * `plain` is for programs: every value as it is. `spreadsheet` is for people: it begins with a mark
 * that makes Excel read UTF-8, and no value in it is run as a formula.
 */
export type CsvStyle = 'plain' | 'spreadsheet';

/** Spreadsheets run a text that begins so as a formula; full-width forms count as well. */
const formula = /^[\s\p{Cc}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;
const plainNumber = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** An apostrophe in front makes a spreadsheet show the text instead of running it. */
function guard(text: string): string {
  return formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;
}

function writeLine(texts: readonly string[], style: CsvStyle): string {
  const fields = texts.map((text) => {
    const value = style === 'plain' ? text : guard(text);
    return /[",;\r\n\t]|^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
  });
  // A line of nothing would be read as no record.
  return `${fields.length === 1 && fields[0] === '' ? '""' : fields.join(',')}\r\n`;
}

/** The first line: the names of the columns. */
export function csvHead(columns: readonly string[], style: CsvStyle): string {
  return (style === 'plain' ? '' : '\ufeff') + writeLine(columns, style);
}

/** A line for each record, as in RFC 4180. */
export function csvLines(rows: readonly Row[], columns: readonly string[], style: CsvStyle) {
  return rows
    .map(({ cells }) => columns.map((id) => cells.get(id)?.text ?? ''))
    .map((texts) => writeLine(texts, style))
    .join('');
}
