/** A stretch of a description. */
export type Block =
  | { kind: 'paragraph' | 'heading' | 'code'; text: string }
  | { kind: 'list'; ordered: boolean; items: Block[][] }
  | { kind: 'table'; head: string[]; rows: string[][] };

const marker = /^(\s*)(?:[-*+]|(\d+)[.)])\s+/;
const fence = /^\s*(```+|~~~+)/;
const tableRule = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;

type Read = { block: Block; next: number };

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function readCode(lines: string[], start: number): Read {
  const mark = fence.exec(lines[start] ?? '')?.[1] ?? '```';
  let end = start + 1;
  while (end < lines.length && !(lines[end] ?? '').trimStart().startsWith(mark)) end += 1;
  return { block: { kind: 'code', text: lines.slice(start + 1, end).join('\n') }, next: end + 1 };
}

/** Lines of an item: those that are indented below its marker, and blank ones between them. */
function itemEnd(lines: string[], start: number, indent: number): number {
  let end = start + 1;
  while (end < lines.length) {
    const line = lines[end] ?? '';
    if (line.trim() !== '' && indentOf(line) <= indent) {
      const isLazy = !marker.test(line) && (lines[end - 1] ?? '').trim() !== '';
      if (!isLazy) break;
    }
    end += 1;
  }
  return end;
}

function readList(lines: string[], start: number): Read {
  const first = marker.exec(lines[start] ?? '');
  const indent = first?.[1]?.length ?? 0;
  const ordered = first?.[2] !== undefined;
  const items: Block[][] = [];
  let next = start;
  while (next < lines.length) {
    const found = marker.exec(lines[next] ?? '');
    if (!found || found[1]?.length !== indent || (found[2] !== undefined) !== ordered) break;
    const end = itemEnd(lines, next, indent);
    const own = lines.slice(next, end);
    const width = found[0].length;
    const body = own.map((line, index) =>
      index === 0 ? line.slice(width) : line.slice(Math.min(width, indentOf(line))),
    );
    items.push(readBlocks(body));
    next = end;
  }
  return { block: { kind: 'list', ordered, items }, next };
}

function cells(line: string): string[] {
  const inner = line.trim().replace(/^\||\|$/g, '');
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
}

function readTable(lines: string[], start: number): Read {
  let next = start + 2;
  while (next < lines.length && (lines[next] ?? '').includes('|')) next += 1;
  const rows = lines.slice(start + 2, next).map(cells);
  return { block: { kind: 'table', head: cells(lines[start] ?? ''), rows }, next };
}

function startsBlock(lines: string[], at: number): boolean {
  const line = lines[at] ?? '';
  return line.trim() === '' || fence.test(line) || marker.test(line) || /^#{1,6}\s/.test(line);
}

function readParagraph(lines: string[], start: number): Read {
  let next = start + 1;
  while (next < lines.length && !startsBlock(lines, next)) next += 1;
  const text = lines
    .slice(start, next)
    .map((line) => line.trim().replace(/^>\s?/, ''))
    .join('\n');
  return { block: { kind: 'paragraph', text }, next };
}

function readBlock(lines: string[], at: number): Read {
  const line = lines[at] ?? '';
  const heading = /^#{1,6}\s+(.*?)\s*#*$/.exec(line);
  if (heading) return { block: { kind: 'heading', text: heading[1] ?? '' }, next: at + 1 };
  if (fence.test(line)) return readCode(lines, at);
  if (marker.test(line)) return readList(lines, at);
  if (line.includes('|') && tableRule.test(lines[at + 1] ?? '')) return readTable(lines, at);
  return readParagraph(lines, at);
}

function readBlocks(lines: string[]): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; ) {
    if ((lines[at] ?? '').trim() === '') {
      at += 1;
      continue;
    }
    const { block, next } = readBlock(lines, at);
    blocks.push(block);
    at = next;
  }
  return blocks;
}

/**
 * The Markdown of descriptions: paragraphs, lists, code, tables, headings. HTML stays text, since
 * a description may come from anywhere.
 */
export function parseBlocks(markdown: string): Block[] {
  return readBlocks(markdown.replaceAll('\r\n', '\n').split('\n'));
}
