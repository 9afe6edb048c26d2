import { parseHTML } from 'linkedom';

/** The part of a notebook that is compared. */
export type Notebook = {
  cells: { id: string; cell_type: string; source: Text; outputs?: RawOutput[] }[];
};

type Text = string | string[];
type RawOutput = { name?: string; text?: Text; data?: Record<string, Text> };

export type Table = {
  /** Of the columns that are not an index. */
  labels: string[];
  /** Without the rows that are left out, and whether any are */
  rows: string[][];
  isCut: boolean;
};

export type Shown =
  | { kind: 'warning' | 'series'; text: string }
  /** What was printed, and values of last lines */
  | { kind: 'text'; text: string; hasValue: boolean }
  | { kind: 'table'; table: Table }
  | { kind: 'pictures'; labels: string[] }
  | { kind: 'drawing' };

/** What a cell shows, in order: adjacent outputs of a kind that Jupyter may split are joined. */
export function readOutputs(outputs: readonly RawOutput[] = []): Shown[] {
  const all: Shown[] = [];
  for (const one of outputs.map(readOutput)) {
    const last = all.at(-1);
    if (last?.kind === 'text' && one.kind === 'text') {
      // A kernel sends what is printed in pieces that may end anywhere.
      const isNewLine = one.hasValue && !last.text.endsWith('\n');
      last.text += `${isNewLine ? '\n' : ''}${one.text}`;
      last.hasValue ||= one.hasValue;
    } else if (last?.kind === 'pictures' && one.kind === 'pictures')
      last.labels.push(...one.labels);
    else all.push(one);
  }
  return all;
}

function readOutput({ name, text, data = {} }: RawOutput): Shown {
  if (name === 'stderr') return { kind: 'warning', text: joined(text) };
  if (name === 'stdout') {
    return { kind: 'text', text: joined(text), hasValue: false };
  }
  if (data['image/svg+xml'] || data['image/png']) return { kind: 'drawing' };
  const html = joined(data['text/html']);
  if (html.trimStart().startsWith('<svg')) return { kind: 'drawing' };
  if (html.includes('<table')) return { kind: 'table', table: readTable(html) };
  if (html.includes('<img')) return { kind: 'pictures', labels: readPictures(html) };
  const plain = joined(data['text/plain']);
  const isSeries = /\n(?:Name: .*, )?(?:Length: \d+, )?dtype: \S+$/.test(plain);
  return isSeries
    ? { kind: 'series', text: plain }
    : { kind: 'text', text: `${plain}\n`, hasValue: true };
}

function joined(text: Text = ''): string {
  return typeof text === 'string' ? text : text.join('');
}

/** The part of a document's elements that is read here. */
type Element = {
  readonly textContent: string | null;
  readonly parentElement: Element | null;
  getAttribute(name: string): string | null;
  querySelector(selector: string): Element | null;
  querySelectorAll(selector: string): Iterable<Element>;
};

function elements(html: string, selector: string): Element[] {
  const { document } = parseHTML(`<html><body>${html}</body></html>`);
  return [...(document.querySelectorAll(selector) as Iterable<Element>)];
}

/** The name of a picture: below it in a page, its alternative text in Jupyter. */
function readPictures(html: string): string[] {
  return elements(html, 'img').map((image) => {
    const below = image.parentElement?.querySelector('figcaption, span')?.textContent;
    return below ?? image.getAttribute('alt') ?? '';
  });
}

function readTable(html: string): Table {
  const [table] = elements(html, 'table');
  const texts = (row: Element, selector: string): string[] =>
    [...row.querySelectorAll(selector)].map(({ textContent }) => tidy(textContent));
  const body = [...(table?.querySelectorAll('tbody tr') ?? [])];
  const data = body.map((row) => texts(row, 'td'));
  const width = data[0]?.length ?? 0;
  const headings = [...(table?.querySelectorAll('thead tr') ?? [])].map((row) => texts(row, 'th'));
  const labels = Array.from({ length: width }, (_, at) =>
    headings
      .map((row) => row.slice(-width)[at] ?? '')
      .filter(Boolean)
      .join(', '),
  );
  const cut = data.findIndex((row) => row.length > 0 && row.every((cell) => cell === '...'));
  const rows = withIndex(body, data);
  return { labels, rows: cut === -1 ? rows : rows.slice(0, cut), isCut: cut !== -1 };
}

/** Repeated labels of an index are written once, for all their rows. */
function withIndex(body: readonly Element[], data: readonly string[][]): string[][] {
  const open: { text: string; rows: number }[] = [];
  return body.map((row, at) => {
    const own = [...row.querySelectorAll('th')];
    for (const [level, one] of open.entries()) {
      if (one.rows > 0) continue;
      const next = own.shift();
      if (next) open[level] = readLabel(next);
    }
    open.push(...own.map(readLabel));
    const index = open.map((one) => {
      one.rows -= 1;
      return one.text;
    });
    return [...index, ...(data[at] ?? [])];
  });
}

function readLabel(cell: Element): { text: string; rows: number } {
  return { text: tidy(cell.textContent), rows: Number(cell.getAttribute('rowspan') ?? 1) };
}

function tidy(text: string | null): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim();
}
