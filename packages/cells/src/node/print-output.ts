import type { Output, TableOutput } from '../output.ts';

/** An output for a terminal. */
export function printOutput(output: Output): string {
  switch (output.kind) {
    case 'text':
    case 'log':
      return output.text;
    case 'table':
      return printTable(output);
    case 'svg': {
      const kind = output.svg.match(/viewBox="([^"]+)"/)?.[1] ?? '';
      return `[drawing] ${output.title} (${output.svg.length} characters, ${kind})`;
    }
    case 'images':
      return output.items.map(({ url, label }) => `[picture] ${label}: ${url}`).join('\n');
    case 'progress':
      return `[progress] ${output.label}: ${output.done} of ${output.total}`;
    case 'error':
      return `[error] ${output.message}`;
  }
}

export function printTable({ caption, columns, rows, note }: TableOutput): string {
  const short = (text: string): string => (text.length > 48 ? `${text.slice(0, 47)}…` : text);
  const head = columns.map(({ label }) => short(label));
  const body = rows.map((row) => row.map(short));
  const widths = head.map((label, at) =>
    Math.max(label.length, ...body.map((row) => row[at]?.length ?? 0)),
  );
  const line = (texts: string[]): string =>
    texts
      .map((text, at) =>
        columns[at]?.isNumeric ? text.padStart(widths[at] ?? 0) : text.padEnd(widths[at] ?? 0),
      )
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  return [
    ...(caption === undefined ? [] : [caption]),
    ...[line(head), rule, ...body.map(line)],
    ...(note === undefined ? [] : [`(${note})`]),
  ].join('\n');
}
