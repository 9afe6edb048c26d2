import { expect, it } from 'vitest';
import { compareNotebooks, isSame } from './compare-notebooks.ts';

type Output = { name?: string; text?: string; data?: Record<string, string> };

function problems(recorded: Output[], ran: Output[]): string[] {
  const notebook = (outputs: Output[]) => ({
    cells: [{ id: 'a', cell_type: 'code', source: '1', outputs }],
  });
  return compareNotebooks(notebook(recorded), notebook(ran));
}

const printed = (text: string): Output => ({ name: 'stdout', text });
const plain = (text: string): Output => ({ data: { 'text/plain': text } });
const html = (text: string): Output => ({ data: { 'text/html': text, 'text/plain': 'x' } });
const drawing = (text: string, name: string): Output => ({
  data: { 'text/html': text, 'text/plain': name },
});
const head = '<thead><tr><th>id</th><th>n</th></tr></thead>';
const ours = html(`<table>${head}<tbody><tr><td>a</td><td>1.5</td></tr></tbody></table>`);
const pandas = (id: string, n: string, rest = ''): Output =>
  html(
    `<table><thead><tr><th></th><th>id</th><th>n</th></tr></thead><tbody><tr><th>0</th><td>${id}</td><td>${n}</td></tr>${rest}</tbody></table>`,
  );
const grouped = html(
  '<table><thead><tr><th></th><th></th><th>n</th></tr><tr><th>k</th><th>m</th><th></th></tr></thead><tbody><tr><th rowspan="2">a</th><th>x</th><td>1</td></tr><tr><th>y</th><td>2</td></tr></tbody></table>',
);
const flat = (last: string): Output =>
  html(
    `<table><thead><tr><th>k</th><th>m</th><th>n</th></tr></thead><tbody><tr><td>a</td><td>x</td><td>1</td></tr><tr><td>a</td><td>y</td><td>${last}</td></tr></tbody></table>`,
  );
const picture = (label: string) =>
  html(`<figure><img src="a" alt=""><figcaption>${label}</figcaption></figure>`);

it.each<[string, Output[], Output[]]>([
  ['the same text', [printed('1\n2\n')], [printed('1\n'), printed('2\n')]],
  ['a text that comes in pieces', [printed('1\n2\n')], [printed('1'), printed('\n2\n')]],
  ['text around a value', [printed('1\n'), plain('2')], [printed('1'), plain('2')]],
  ['a value whose lines break elsewhere', [plain('[1,\n 2]')], [plain('[1, 2]')]],
  ['a value whose text breaks elsewhere', [plain('["a "\n \'b\']')], [plain('["a b"]')]],
  ['a table with an index that counts', [ours], [pandas('a', '1.500')]],
  ['a table with an index of two levels', [flat('2')], [grouped]],
  ['a series', [ours], [plain('a    1.5\nName: n, dtype: float64')]],
  [
    'a drawing in another format',
    [{ data: { 'image/svg+xml': '<svg/>' } }],
    [{ data: { 'image/png': 'x' } }],
  ],
  ['a drawing with pictures', [drawing('<svg style=""/>', 'A')], [drawing('\n<svg></svg>', 'B')]],
  ['pictures', [picture('A cat')], [html('<img src="b" alt="A cat"/>')]],
  [
    'rows that pandas leaves out',
    [ours],
    [pandas('a', '1.5', '<tr><th>...</th><td>...</td><td>...</td></tr>')],
  ],
])('accepts %s', (_, recorded, ran) => {
  expect(problems(recorded, ran)).toEqual([]);
});

it.each<[string, Output[], Output[]]>([
  ['another text', [printed('1 work')], [printed('2 works')]],
  ['printed spaces and quotes', [printed("'a'  b")], [printed('a b')]],
  ['a missing line', [printed('1\n2')], [printed('1')]],
  ['no output', [printed('1')], []],
  ['an output that is not recorded', [], [printed('1')]],
  ['a warning', [], [{ name: 'stderr', text: 'careful' }]],
  ['another word in a table', [ours], [pandas('b', '1.5')]],
  ['another number in a table', [ours], [pandas('a', '1.6')]],
  ['another number below an index', [flat('3')], [grouped]],
  [
    'another column',
    [
      html(
        '<table><thead><tr><th>id</th><th>m</th></tr></thead><tbody><tr><td>a</td><td>1.5</td></tr></tbody></table>',
      ),
    ],
    [pandas('a', '1.5')],
  ],
  [
    'a missing row',
    [flat('2')],
    [
      html(
        '<table><thead><tr><th>k</th><th>m</th><th>n</th></tr></thead><tbody><tr><td>a</td><td>x</td><td>1</td></tr></tbody></table>',
      ),
    ],
  ],
  ['another series', [ours], [plain('a    1.6\nName: n, dtype: float64')]],
  ['a text in place of a drawing', [drawing('<svg/>', 'A')], [plain('A')]],
  ['no drawing', [{ data: { 'image/svg+xml': '<svg/>' } }], [plain('<Figure>')]],
  ['another picture', [picture('A cat')], [html('<img src="b" alt="A dog"/>')]],
])('refuses %s', (_, recorded, ran) => {
  expect(problems(recorded, ran)).toHaveLength(1);
});

it.each<[string, string, boolean]>([
  ['1234.57', '1234.567890', true],
  ['1.23457e-05', '0.000012', true],
  ['12', '12.000000', true],
  ['12', '13', false],
  ['0.333333', '0.333', true],
  ['0.333333', '0.334', false],
  ['', 'NaN', true],
  ['', '0', false],
  ['a, b', '[a, b]', true],
  [`${'word '.repeat(20)}end`, `${'word '.repeat(9)}wo...`, true],
  [`${'word '.repeat(20)}end`, `${'ward '.repeat(9)}wo...`, false],
  [`[${'word '.repeat(20)}]`, `[${'word '.repeat(9)}...`, true],
  ['1860', '1860s', false],
])('%j is written %j: %s', (recorded, ran, expected) => {
  expect(isSame(recorded, ran)).toBe(expected);
});
