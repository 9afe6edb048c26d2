import { expect, it } from 'vitest';
import type { Output } from '../output.ts';
import { recordDifferences } from './compare-records.ts';
import type { TrackRecord } from './track-record.ts';

const drawn: Output = { kind: 'svg', title: 'Bars', svg: '<svg><path d="M0,1"/></svg>' };
const table: Output = {
  kind: 'table',
  columns: [{ label: 'n', isNumeric: true }],
  rows: [['1'], ['2']],
};

function record(outputs: Output[], drawings: unknown[] = [], digest = 'a'): TrackRecord {
  return {
    ...{ slug: 's', language: 'python', siteUrl: 'https://a.example', versions: {}, plain: {} },
    cells: { 'python-1': digest },
    outputs: { 'python-1': outputs },
    drawings: drawings.length > 0 ? { 'python-1': drawings } : {},
  };
}

const text = (shown: string): Output => ({ kind: 'text', text: shown });

it.each([
  ['text', record([text('a\nb')]), record([text('a\nb')])],
  ['versions', record([]), { ...record([]), versions: { python: '4' } }],
  [
    'a drawing of the same data that looks different',
    record([drawn], [[{ lines: [[1, 2]] }]]),
    record([{ ...drawn, svg: '<svg/>' }], [[{ lines: [[1.000001, 2]] }]]),
  ],
  [
    'a drawing without data whose numbers are nearly the same',
    record([drawn]),
    record([{ ...drawn, svg: '<svg><path d="M0,1.00001"/></svg>' }]),
  ],
])('accepts %s', (_, before, after) => {
  expect(recordDifferences(before, after)).toEqual([]);
});

const varying = [{ id: 'python-1', varies: true as const }];

it.each([
  ['numbers', record([drawn], [[{ at: [1, 2] }]]), record([drawn], [[{ at: [-1, 9] }]])],
  [
    'numbers of a drawing without data',
    record([drawn]),
    record([{ ...drawn, svg: '<svg><path d="M0,-7.5"/></svg>' }]),
  ],
])('accepts other %s if the drawings of a cell vary', (_, before, after) => {
  expect(recordDifferences(before, after)).toHaveLength(1);
  expect(recordDifferences(before, after, [{ id: 'python-2', varies: true }])).toHaveLength(1);
  expect(recordDifferences(before, after, varying)).toEqual([]);
});

it.each([
  [
    'text in a drawing',
    record([drawn], [[{ texts: ['a'] }]]),
    record([drawn], [[{ texts: ['b'] }]]),
  ],
  ['number of points', record([drawn], [[[1, 2]]]), record([drawn], [[[1, 2, 3]]])],
  ['printed text', record([text('1')]), record([text('2')])],
])('reports another %s even then', (_, before, after) => {
  expect(recordDifferences(before, after, varying)).toHaveLength(1);
});

it.each([
  ['python-1: its code differs from what was recorded', record([]), record([], [], 'b')],
  ['python-1: shows text; recorded: nothing', record([]), record([text('a')])],
  ['python-1: shows text; recorded: table', record([table]), record([text('a')])],
  [
    'python-1: is recorded, but there is no such cell',
    record([]),
    { ...record([]), cells: {}, outputs: {} },
  ],
  ['python-1: shows 3"; recorded: 2"', record([text('1\n2')]), record([text('1\n3')])],
  [
    'python-1: shows "4"; recorded: "2"',
    record([table]),
    record([{ ...table, rows: [['1'], ['4']] }]),
  ],
  [
    'python-1: draws other data in "Bars"',
    record([drawn], [[{ lines: [[1, 2]] }]]),
    record([drawn], [[{ lines: [[1, 2.01]] }]]),
  ],
  [
    'python-1: draws other data in "Bars"',
    record([drawn], [[{ texts: ['a'] }]]),
    record([drawn], [[{ texts: ['b'] }]]),
  ],
  [
    'python-1: draws other data in "Bars"',
    record([drawn], [[{ lines: [[1, 2]] }]]),
    record([drawn], [[{ lines: [[1, 2, 3]] }]]),
  ],
  [
    'python-1: draws other data in "Bars"',
    record([drawn]),
    record([{ ...drawn, svg: '<svg><path d="M0,2"/></svg>' }]),
  ],
  [
    'python-1: draws other data in "Bars"',
    record([drawn, drawn], [[1], [2]]),
    record([drawn, drawn], [[1], [3]]),
  ],
  [
    'python-1: shows "title": "Lines"; recorded: "title": "Bars"',
    record([drawn], [[1]]),
    record([{ ...drawn, title: 'Lines' }], [[1]]),
  ],
])('reports %s', (message, before, after) => {
  expect(recordDifferences(before, after)).toEqual([message]);
});
