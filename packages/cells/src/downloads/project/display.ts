import { mkdirSync, writeFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { apiAddress, apiHosts } from './api-address.ts';
import { replaceHost } from './replace-host.ts';

/** The address before each API's own path. */
export const hosts = replaceHost(apiHosts, apiAddress, process.env.API_URL);

/** Shows a value: text as it is, anything else as code would write it. */
export function show(value: unknown): void {
  console.log(typeof value === 'string' ? value : inspect(value, { depth: 4, breakLength: 80 }));
}

type TableOptions = {
  columns?: readonly string[] | Readonly<Record<string, string>>;
  caption?: string;
  limit?: number;
};

/** Shows rows as a table, one object to a row. */
export function table(given: Iterable<object>, options: TableOptions = {}): void {
  const all = [...given] as Record<string, unknown>[];
  const rows = all.slice(0, options.limit ?? 20);
  const { columns = [...new Set(rows.flatMap((row) => Object.keys(row)))] } = options;
  const headings = Array.isArray(columns)
    ? columns.map((key: string): [string, string] => [key, key])
    : Object.entries(columns as Record<string, string>);
  const lines = [
    headings.map(([, label]) => label),
    ...rows.map((row) => headings.map(([key]) => text(row[key]))),
  ];
  const widths = headings.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  if (options.caption) console.log(options.caption);
  for (const line of lines) {
    console.log(
      line
        .map((one, at) => one.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
  if (all.length > rows.length) console.log(`(${rows.length} of ${all.length} rows are shown.)`);
}

function text(value: unknown): string {
  if (value === undefined || value === null) return '–';
  if (typeof value === 'number') {
    return String(Number.isInteger(value) ? value : +value.toFixed(4) || +value.toFixed(10));
  }
  const written =
    typeof value === 'string' ? value : inspect(value, { breakLength: Number.POSITIVE_INFINITY });
  const line = Array.isArray(value) ? value.map(text).join(', ') : written.replaceAll(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

type Item = string | URL | { url: string | URL; label?: string; href?: string | URL };

/** Lists pictures: open their addresses in a browser. */
export function images(items: Iterable<Item>): void {
  for (const item of items) {
    const { url, label } =
      typeof item === 'string' || item instanceof URL ? { url: item, label: 'Picture' } : item;
    console.log(`${label ?? 'Picture'}: ${url}`);
  }
}

/** Shows the progress of something. */
export function progress(done: number, total: number, label = 'Progress'): void {
  if (process.stderr.isTTY)
    process.stderr.write(`\r${label}: ${done} of ${total}${done >= total ? '\n' : ''}`);
  else if (done >= total) console.error(`${label}: ${done} of ${total}`);
}

let drawings = 0;

/** Writes a drawing into the folder "output". */
export function svg(markup: string, { title }: { title: string; description?: string }): void {
  drawings += 1;
  const name = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60);
  const file = `output/${drawings}-${name}.svg`;
  const start = markup.includes('xmlns=') ? '<svg' : '<svg xmlns="http://www.w3.org/2000/svg"';
  mkdirSync('output', { recursive: true });
  writeFileSync(file, markup.replace('<svg', start));
  console.log(`${title}: written to ${file}`);
}
