import type { Output } from '@portal/cells';
import { expect, it } from 'vitest';
import { captionsPrinted, numberDifference, shownNumbers } from './shown-numbers.ts';

const text = (shown: string): Output[] => [{ kind: 'text', text: shown }];

it.each([
  ['12 works, 1,234 pictures', [12, 1234]],
  ['[1, 2, 3] and 4,5', [1, 2, 3, 4, 5]],
  ['from 1850-1900, -3.5 or −2', [-3.5, -2, 1850, 1900]],
  ['a2239muq has 0.25 and 3e-05', [0.00003, 0.25]],
  ['50%, "7", (8).', [7, 8, 50]],
  ['no number', []],
])('finds the numbers in %j', (shown, expected) => {
  expect(shownNumbers(text(shown)).map(({ value }) => value)).toEqual(expected);
});

it('reads text, logs and the rows of tables, not what is drawn or noted', () => {
  const outputs: Output[] = [
    {
      ...{ kind: 'table', caption: 'Of 4', note: '8' },
      ...{ columns: [{ label: '9', isNumeric: true }], rows: [['2'], ['1']] },
    },
    { kind: 'log', level: 'log', text: '3' },
    { kind: 'svg', title: '7', svg: '<svg width="6"/>' },
  ];
  expect(shownNumbers(outputs).map(({ value }) => value)).toEqual([1, 2, 3]);
  expect(shownNumbers(captionsPrinted(outputs)).map(({ value }) => value)).toEqual([1, 2, 3, 4]);
});

it.each([
  ['1,234 and 2', '2 and 1234', true],
  ['0.50', '0.5', true],
  ['0.1235', '0.123457', true],
  ['0.1235', '0.123557', false],
  ['0.1235', '0.1236', false],
  ['12', '13', false],
  ['1 2', '1 2 2', false],
  ['1 1 2', '1 2 2', false],
  ['', '', true],
])('%j and %j: %s', (a, b, isSame) => {
  const difference = numberDifference(shownNumbers(text(a)), shownNumbers(text(b)));
  expect(difference === undefined).toBe(isSame);
});
