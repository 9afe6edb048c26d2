import { describe, expect, it } from 'vitest';
import { runSources, step } from '../../test/run-sources.ts';
import type { Output } from '../output.ts';
import { messageProblem } from './message-problem.ts';

const cells = new Set(['cell-1', 'cell-2']);
const problem = (message: unknown) => messageProblem(message, cells, 3);
const shown = (output: unknown) => ({ type: 'output', run: 1, cell: 'cell-1', index: 0, output });

const error = { kind: 'error', cell: 'cell-2', message: 'No.', line: 3, column: 1 };
const outputs: Output[] = [
  { kind: 'text', text: 'a' },
  { kind: 'log', level: 'warn', text: 'a' },
  { kind: 'progress', done: 1, total: 2, label: 'a' },
  {
    kind: 'table',
    caption: 'a',
    columns: [{ label: 'a', isNumeric: true }],
    rows: [['1']],
    note: 'a',
  },
  {
    kind: 'images',
    items: [{ url: 'https://x.example/', label: 'a', href: 'https://x.example/' }],
  },
  {
    ...{ kind: 'svg', title: 'a', description: 'a', svg: '<svg/>', ramp: '<svg/>' },
    legend: [{ label: 'a', colour: 'red' }],
    note: 'a',
  },
  { ...error, kind: 'error', calledFrom: { cell: 'cell-1', line: 2 } },
];

const messages = [
  { type: 'ready' },
  { type: 'loading', part: 'Python', megabytes: 5, share: 0.25 },
  { type: 'loaded', part: 'Python' },
  { type: 'unable', message: 'a' },
  { type: 'begin', run: 3, cell: 'cell-1' },
  ...outputs.map(shown),
  { type: 'end', run: 1, cell: 'cell-1' },
  { type: 'end', run: 1, cell: 'cell-1', error },
  { type: 'lost', run: 1, message: 'a' },
  { type: 'done', run: 1, result: 'failed' },
];

it('accepts what a worker sends', () => {
  expect(messages.map(problem)).toEqual(messages.map(() => undefined));
});

it('accepts whatever the helpers make of odd arguments', async () => {
  const { shown: made } = await runSources([
    `table([{ 1: 1 }], { caption: 5, columns: { 1: 2 } } as never);
     svg('<svg/>', { title: 'T', description: 7 } as never);
     images([{ url: 'https://x.example/', label: '' }]);
     show(undefined); console.log(); progress(NaN, Infinity);`,
  ]);
  expect(made).toHaveLength(6);
  expect(made.map((output) => problem(structuredClone(shown(output))))).toEqual(
    made.map(() => undefined),
  );
});

it('leaves it to progress() to refuse what is not a number', async () => {
  const { error } = await runSources([step("progress('1' as never, 2)")]);
  expect(error?.message).toContain('progress() needs two numbers');
});

/** Every place in a message, e.g. [["output", "rows", 0, 0], …]. */
function placesIn(value: unknown): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  const keys = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
  const fields = value as Record<string | number, unknown>;
  return [[], ...keys.flatMap((key) => placesIn(fields[key]).map((place) => [key, ...place]))];
}

function withValue(value: unknown, [key, ...rest]: (string | number)[], wrong: unknown): unknown {
  if (key === undefined) return wrong;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
    string | number,
    unknown
  >;
  copy[key] = withValue(copy[key], rest, wrong);
  return copy;
}

const wrongValues = [null, [[[]]], { a: 1 }, new Map(), 1n, new Date(0)];

describe('refuses a message with a single wrong part, and names it', () => {
  it.each(messages)('%j', (message) => {
    for (const place of placesIn(message)) {
      for (const wrong of wrongValues) {
        const named = problem(withValue(message, place, wrong));
        const at = place.join('.');
        expect(named, `${at}: ${String(wrong)}`).toBeDefined();
        expect(named?.startsWith(at) || at.startsWith(named ?? '-'), `${named} at ${at}`).toBe(
          true,
        );
      }
    }
  });
});

it.each([
  ['type', undefined],
  ['type', 'ready'],
  ['type', []],
  ['type', { type: 'toString' }],
  ['html', { type: 'ready', html: '<b>' }],
  ['share', { type: 'loading', part: 'Python', megabytes: 6, share: 1.01 }],
  ['share', { type: 'loading', part: 'Python', megabytes: 6, share: Number.NaN }],
  ['run', { type: 'lost', run: 4, message: '' }],
  ['run', { type: 'lost', run: 0, message: '' }],
  ['run', { type: 'lost', run: 1.5, message: '' }],
  ['cell', { type: 'begin', run: 1, cell: 'cell-3' }],
  ['cell', { type: 'begin', run: 1, cell: '__proto__' }],
  ['result', { type: 'done', run: 1, result: 'well' }],
  ['index', { ...shown(outputs[0]), index: -1 }],
  ['index', { ...shown(outputs[0]), index: 62 }],
  ['index', { ...shown(outputs[0]), index: Number.NaN }],
  ['output.kind', shown({ kind: 'html', html: '<b>' })],
  ['output.kind', shown({ kind: 'constructor' })],
  ['output.level', shown({ kind: 'log', level: 'x" onclick="', text: '' })],
  ['output.html', shown({ kind: 'text', text: '', html: '<b>' })],
  ['output.cell', shown({ ...error, cell: 'cell-9' })],
  ['output.line', shown({ ...error, line: 0 })],
  ['output.calledFrom.cell', shown({ ...error, calledFrom: { cell: 'x', line: 1 } })],
  ['output.rows.1.0', shown({ kind: 'table', columns: [], rows: [['a'], [5]] })],
  ['output.rows', shown({ kind: 'table', columns: [], rows: Array(501).fill([]) })],
  ['output.rows.0', shown({ kind: 'table', columns: [], rows: Array(3) })],
  ['output.items', shown({ kind: 'images', items: Array(121).fill({ url: '', label: '' }) })],
  ['output.text', shown({ kind: 'text', text: 'x'.repeat(10_000_001) })],
])('names %s', (part, message) => {
  expect(problem(message)).toBe(part);
});
