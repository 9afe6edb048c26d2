import { expect, it } from 'vitest';
import { step } from '../../test/run-sources.ts';
import { hostsAt } from '../../test/sample-hosts.ts';
import type { RunnerFetch } from '../run/cell-fetch.ts';
import { openSession } from '../run/open-session.ts';
import type { FromWorker } from './protocol.ts';
import { serveCells } from './serve-cells.ts';

const hosts = hostsAt('https://api.example.org');

function open(fetch: RunnerFetch = () => new Response('{}')) {
  const messages: FromWorker[] = [];
  const server = serveCells({
    post: (message) => messages.push(message),
    open: ({ hosts, display }) => openSession({ fetch, hosts, display, modules: {} }),
  });
  return { messages, ...server };
}

it('runs cells and reports everything in order', async () => {
  const { messages, receive } = open();
  await receive({
    type: 'run',
    run: 1,
    hosts,
    cells: [step('let a = 1; show(a);'), step('a += 1;', 2)],
  });
  await receive({ type: 'run', run: 2, hosts, cells: [step('show(a);', 3)] });
  const text = (value: string) => ({ kind: 'text', text: value });
  expect(messages).toEqual([
    { type: 'begin', run: 1, cell: 'cell-1' },
    { type: 'output', run: 1, cell: 'cell-1', index: 0, output: text('1') },
    { type: 'end', run: 1, cell: 'cell-1' },
    { type: 'begin', run: 1, cell: 'cell-2' },
    { type: 'end', run: 1, cell: 'cell-2' },
    { type: 'done', run: 1, result: 'finished' },
    { type: 'begin', run: 2, cell: 'cell-3' },
    { type: 'output', run: 2, cell: 'cell-3', index: 0, output: text('2') },
    { type: 'end', run: 2, cell: 'cell-3' },
    { type: 'done', run: 2, result: 'finished' },
  ]);
  expect(structuredClone(messages)).toEqual(messages);
});

it('ends with the first cell that fails', async () => {
  const { messages, receive } = open();
  await receive({
    type: 'run',
    run: 1,
    hosts,
    cells: [step('throw new Error("No.")'), step('show(2)', 2)],
  });
  const error = { kind: 'error', cell: 'cell-1', line: 1, column: 7, message: 'No.' };
  expect(messages).toEqual([
    { type: 'begin', run: 1, cell: 'cell-1' },
    { type: 'output', run: 1, cell: 'cell-1', index: 0, output: error },
    { type: 'end', run: 1, cell: 'cell-1', error },
    { type: 'done', run: 1, result: 'failed' },
  ]);
});

it('stops a run that is waiting, and can run again with the variables it had', async () => {
  const asked: AbortSignal[] = [];
  const { messages, receive } = open(({ signal }) => {
    asked.push(signal);
    void receive({ type: 'stop' });
    return new Promise((_, reject) => {
      if (signal.aborted) reject(signal.reason);
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  });
  const cells = [step('let a = 1; await fetch(hosts.text); a = 2;'), step('show(a)', 2)];
  await receive({ type: 'run', run: 1, hosts, cells });
  expect(asked.map(({ aborted }) => aborted)).toEqual([true]);
  expect(messages.at(-1)).toEqual({ type: 'done', run: 1, result: 'stopped' });
  await receive({ type: 'run', run: 2, hosts, cells: [step('show(a)', 2)] });
  expect(messages.at(-3)).toMatchObject({ output: { text: '1' } });
});

it('forgets variables when the host changes', async () => {
  const { messages, receive } = open();
  await receive({ type: 'run', run: 1, hosts, cells: [step('const a = 1;')] });
  await receive({
    type: 'run',
    run: 2,
    hosts: hostsAt('https://other.example'),
    cells: [step('show([typeof a, hosts.text])')],
  });
  expect(messages.at(-3)).toMatchObject({
    output: { text: "['undefined', 'https://other.example']" },
  });
});

it('prepares before a run that was asked for meanwhile, and reports if it cannot', async () => {
  const done: string[] = [];
  const messages: FromWorker[] = [];
  const { receive } = serveCells({
    post: (message) => messages.push(message),
    async prepare() {
      await Promise.resolve();
      done.push('prepared');
      if (done.length > 1) throw new Error('No network.');
    },
    open() {
      done.push('opened');
      return { run: async ({ id }) => ({ cell: id }) };
    },
  });
  await Promise.all([
    receive({ type: 'prepare' }),
    receive({ type: 'run', run: 1, hosts, cells: [step('')] }),
  ]);
  expect(done).toEqual(['prepared', 'opened']);
  expect(messages.map(({ type }) => type)).toEqual(['begin', 'end', 'done']);
  await receive({ type: 'prepare' });
  expect(messages.at(-1)).toEqual({ type: 'unable', message: 'No network.' });
});

it.each([
  ['a session that cannot be opened', () => Promise.reject(new Error('No network.')), []],
  [
    'one that breaks down',
    async () => ({ run: () => Promise.reject(new Error('No network.')) }),
    [{ type: 'begin', run: 1, cell: 'cell-1' }],
  ],
])('%s disables the worker, and the next run tries again', async (_, open, before) => {
  const messages: FromWorker[] = [];
  const { receive } = serveCells({ post: (message) => messages.push(message), open });
  await receive({ type: 'run', run: 1, hosts, cells: [step('')] });
  expect(messages).toEqual([...before, { type: 'unable', message: 'No network.' }]);
  await receive({ type: 'run', run: 2, hosts, cells: [step('')] });
  expect(messages.at(-1)).toEqual({ type: 'unable', message: 'No network.' });
});
