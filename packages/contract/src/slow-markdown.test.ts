import { describe, expect, it } from 'vitest';
import { slowMarkdown } from './slow-markdown.ts';

const repeat = (text: string) => (count: number) => text.repeat(count);
const around = (open: string, close: string) => (count: number) =>
  `${open.repeat(count)}a${close.repeat(count)}`;
const marks = /marks or rows/;

/** What is known to take a parser long, with how much of it is still parsed and how much no longer. */
const kinds: [
  what: string,
  write: (count: number) => string,
  parsed: number,
  refused: number,
  why: RegExp,
][] = [
  ['emphasis that is never closed', repeat('*a'), 3000, 3001, marks],
  ['emphasis between words', repeat('_a '), 3000, 3001, marks],
  ['emphasis of two kinds', repeat('*a_ '), 1500, 1501, marks],
  ['emphasis inside a word', repeat('a**b'), 1500, 1501, marks],
  ['emphasis in emphasis', around('*', '*'), 1500, 1501, marks],
  ['text that is struck out', repeat('~~a '), 1500, 1501, marks],
  ['brackets', repeat('['), 3000, 3001, marks],
  ['brackets in brackets', around('[', ']'), 1500, 1501, marks],
  ['links', repeat('[a](b) '), 1500, 1501, marks],
  ['links that are never closed', repeat('[a](<b'), 1500, 1501, marks],
  ['pictures', repeat('![[]()'), 1000, 1001, marks],
  ['references', (count) => `[a]: b\n\n${'[a] '.repeat(count)}`, 1400, 1500, marks],
  [
    'backticks, ever more',
    (count) => Array.from({ length: count }, (_, at) => `e${'`'.repeat(at)}`).join(''),
    200,
    300,
    marks,
  ],
  ['comments', repeat('a <!--'), 1200, 1300, marks],
  ['instructions', repeat('a <?'), 1400, 1600, marks],
  ['declarations', repeat('a <!A '), 1200, 1300, marks],
  ['data sections', repeat('a <![CDATA['), 700, 900, marks],
  ['rows that may be of a table', repeat('|a\n'), 3000, 3001, marks],
  ['elements', repeat('a <b>'), 100, 101, /elements/],
  ['tables in tables', repeat('<table><tr><td>'), 100, 101, /elements/],
  ['lists of elements', repeat('<ul>\n<li>'), 100, 101, /elements/],
  ['quotes', (count) => `${'>'.repeat(count)}${'a'.repeat(500)}`, 100, 101, /quotes or lists/],
  ['lists', (count) => `${'- '.repeat(count)}${'a'.repeat(500)}`, 100, 101, /quotes or lists/],
  [
    'numbered lists',
    (count) => `${'1. '.repeat(count)}${'a'.repeat(500)}`,
    100,
    101,
    /quotes or lists/,
  ],
  ['quotes with lists', (count) => `${'>- '.repeat(count)}${'a'.repeat(500)}`, 50, 51, /quotes/],
  [
    'lists by indent',
    (count) => Array.from({ length: count }, (_, at) => `${'  '.repeat(at)}- a\n`).join(''),
    100,
    101,
    /quotes or lists/,
  ],
  ['items', repeat('- a\n'), 19_000, 20_000, /lines/],
  ['empty items', repeat('-\n'), 19_000, 20_000, /lines/],
  ['lines', repeat('a\n'), 39_000, 40_000, /lines/],
  [
    'columns',
    (count) => ['|a', '|-', '|b'].map((cell) => cell.repeat(count)).join('\n'),
    16_000,
    17_000,
    /cells/,
  ],
  [
    'columns of rows',
    (count) => `${'|a'.repeat(count)}\n${'|-'.repeat(count)}\n${'|b\n'.repeat(1000)}`,
    49,
    50,
    /cells/,
  ],
  [
    'references to a long address',
    (count) => `[a]: ${'b'.repeat(count)}\n\n${'[a] '.repeat(1000)}`,
    4900,
    5000,
    /references/,
  ],
  ['words', repeat('words '), 166_666, 166_667, /long/],
];

it.each(kinds)('refuses too many: %s', (_, write, parsed, refused, why) => {
  expect(slowMarkdown(write(parsed))).toBeUndefined();
  expect(slowMarkdown(write(refused))).toMatch(why);
});

describe('what authors write', () => {
  it.each([
    ['as many marks in several paragraphs', '*a*\n\n'.repeat(5000)],
    ['elements that end by themselves', '<p>a<br>b <hr> <img src="/a"> <li>'.repeat(200)],
    ['elements one after another', '<b>a</b> <i>b</i>\n'.repeat(500)],
    ['lines of dashes', `${'-'.repeat(3000)}\n${'- '.repeat(90)}\n`],
    ['code', `\`\`\`\n${'  { "a": 1 }\n'.repeat(2000)}\`\`\`\n`],
    ['a table', `| a | b |\n|---|---|\n${'| `c` | *d* |\n'.repeat(1000)}`],
  ])('is parsed: %s', (_, text) => {
    expect(slowMarkdown(text)).toBeUndefined();
  });
});
