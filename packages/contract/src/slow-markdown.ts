/**
 * The most that a description may ask of a parser. The work grows with the square of some counts, so a
 * hundred kilobytes of `*a` would hold up a build for minutes, and what is nested hundreds of levels
 * deep fills the stack. Of 20,000 long descriptions in public directories, none reaches a third of these
 * limits, except one with half of the length and a third of the lines.
 */
const most = {
  length: 1_000_000,
  /** Lines, and marks of quotes and lists. */
  lines: 40_000,
  /** Quotes and lists in each other, or elements. */
  depth: 100,
  /** What a parser does in a paragraph, in comparisons of two marks. */
  steps: 9_000_000,
  cells: 50_000,
  /** Characters that references to a definition repeat. */
  repeated: 5_000_000,
};

const blankLine = /\n[ \t]*(?=\r?\n)/;
const containers = /^([ \t]*)((?:(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))[ \t]*)*)/;
const container = /[>+*-]|\d+[.)]/g;
/** The line below the names of a table's columns, or one that looks like it. */
const delimiters = /^[\s>|:-]+$/;
const element = /<(\/?)([a-z][a-z\d]*)(?=[\s/>])/gi;

/** These end by themselves: at their next, or because they have no content. */
const endsByItself =
  /^(?:area|base|br|col|colgroup|d[dt]|embed|hr|img|input|li|link|meta|opt\w+|p|param|r[pt]|source|t[dhr]|tbody|tfoot|thead|track|wbr)$/i;

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/**
 * Marks are compared with each other, as are rows; what is not closed is looked for up to the end of a
 * paragraph.
 */
function stepsIn(paragraph: string): number {
  const marks = countOf(paragraph, /[*_~[\]]/g);
  const unclosed = countOf(paragraph, /<[!?]/g);
  const ticks = new Set(paragraph.match(/`+/g)).size;
  const rows = paragraph.includes('|') ? countOf(paragraph, /\n/g) : 0;
  return marks ** 2 + rows ** 2 + (unclosed + ticks) * paragraph.length;
}

/** The rows of a table are filled up to its columns. */
function cellsIn(paragraph: string): number {
  if (!paragraph.includes('|')) return 0;
  const lines = paragraph.split('\n');
  const columns = lines.map((line) => (delimiters.test(line) ? countOf(line, /-+/g) : 0));
  return lines.length * columns.reduce((widest, one) => Math.max(widest, one), 0);
}

function elementDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [, end, name = ''] of text.matchAll(element)) {
    if (endsByItself.test(name)) continue;
    depth = Math.max(0, depth + (end === '' ? 1 : -1));
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** How many quotes and lists a line begins, or continues by its indent. */
function containersIn(line: string): { marks: number; depth: number } {
  const [, indent = '', marked = ''] = containers.exec(line) ?? [];
  const marks = countOf(marked, container);
  return { marks, depth: marks === 0 ? 0 : marks + Math.floor(indent.length / 2) };
}

function longestDefinition(paragraph: string): number {
  return paragraph
    .split(/\n(?=[ \t>]*\[)/)
    .filter((part) => part.includes(']:'))
    .reduce((longest, { length }) => Math.max(longest, length), 0);
}

/**
 * Why a text is not parsed but shown as written: what it has too much of. It only counts, so it
 * judges the same on every machine.
 */
export function slowMarkdown(text: string): string | undefined {
  if (text.length < 500) return undefined;
  if (text.length > most.length) return 'it is too long';
  const lines = text.split('\n').map(containersIn);
  if (lines.length + lines.reduce((sum, { marks }) => sum + marks, 0) > most.lines) {
    return 'it has too many lines';
  }
  if (lines.some(({ depth }) => depth > most.depth)) {
    return 'its quotes or lists are nested too deeply';
  }
  if (elementDepth(text) > most.depth) return 'its elements are nested too deeply';
  const paragraphs = text.split(blankLine);
  if (paragraphs.reduce((sum, one) => sum + stepsIn(one), 0) > most.steps) {
    return 'a paragraph has too many marks or rows';
  }
  if (paragraphs.reduce((sum, one) => sum + cellsIn(one), 0) > most.cells) {
    return 'its tables have too many cells';
  }
  const longest = paragraphs.reduce((sum, one) => Math.max(sum, longestDefinition(one)), 0);
  return longest * countOf(text, /\[/g) > most.repeated
    ? 'its references repeat too much'
    : undefined;
}
