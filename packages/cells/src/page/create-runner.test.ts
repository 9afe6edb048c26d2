import { expect, it } from 'vitest';
import { step } from '../../test/run-sources.ts';
import { hostsAt } from '../../test/sample-hosts.ts';
import type { FromWorker, ToWorker } from '../worker/protocol.ts';
import { createRunner, type WorkerPort } from './create-runner.ts';

const hosts = hostsAt('https://api.example.org');

type OpenedWorker = { sent: ToWorker[]; isEnded: boolean; say(m: unknown): void; die(): void };

function open() {
  const workers: OpenedWorker[] = [];
  const heard: FromWorker[] = [];
  const failures: string[] = [];
  const refusals: string[] = [];
  const runner = createRunner({
    open() {
      const listeners = new Map<string, (event: never) => void>();
      const worker: OpenedWorker = {
        sent: [],
        isEnded: false,
        say: (data) => listeners.get('message')?.({ data } as never),
        die: () => listeners.get('error')?.({ message: 'No such file' } as never),
      };
      workers.push(worker);
      return {
        postMessage: (message) => worker.sent.push(message),
        terminate: () => {
          worker.isEnded = true;
        },
        addEventListener: (type: string, listen: (event: never) => void) =>
          void listeners.set(type, listen),
      } as WorkerPort;
    },
    onMessage: (message) => heard.push(message),
    onFailure: (reason) => failures.push(reason),
    onRefusal: (part) => refusals.push(part),
  });
  return { runner, workers, heard, failures, refusals };
}

it('opens one worker, with the first run', () => {
  const { runner, workers } = open();
  expect(workers).toHaveLength(0);
  runner.run([], hosts);
  runner.run([], hosts);
  expect(workers.map(({ sent }) => sent.map((message) => 'run' in message && message.run))) //
    .toEqual([[1, 2]]);
});

it('prepares once, and keeps what was prepared until it has run', () => {
  const { runner, workers } = open();
  runner.prepare();
  runner.prepare();
  runner.renew();
  runner.run([], hosts);
  expect(workers.map(({ sent }) => sent.map(({ type }) => type))).toEqual([['prepare', 'run']]);
  runner.prepare();
  runner.renew();
  expect(workers[0]?.isEnded).toBe(true);
  runner.prepare();
  runner.renew();
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
});

it('starts over after an end, and no longer listens to the old worker', () => {
  const { runner, workers, heard } = open();
  runner.run([], hosts);
  workers[0]?.say({ type: 'ready' });
  runner.end();
  workers[0]?.say({ type: 'done', run: 1, result: 'finished' });
  runner.run([], hosts);
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  expect(heard).toEqual([{ type: 'ready' }]);
});

it('reports a worker that dies, and opens another for the next run', () => {
  const { runner, workers, failures } = open();
  runner.run([], hosts);
  workers[0]?.die();
  runner.run([], hosts);
  expect([failures, workers.length]).toEqual([['No such file'], 2]);
});

it('ends a worker that sends an invalid message, and ignores it from then on', () => {
  const { runner, workers, heard, refusals } = open();
  runner.run([step('', 1)], hosts);
  workers[0]?.say({ type: 'begin', run: 1, cell: 'cell-1' });
  workers[0]?.say({ type: 'begin', run: 1, cell: 'cell-2' });
  workers[0]?.say({ type: 'end', run: 1, cell: 'cell-1' });
  expect(workers[0]?.isEnded).toBe(true);
  expect(heard).toEqual([{ type: 'begin', run: 1, cell: 'cell-1' }]);
  expect(refusals).toEqual(['cell']);
  runner.run([step('', 2)], hosts);
  workers[1]?.say({ type: 'begin', run: 2, cell: 'cell-2' });
  expect(heard).toHaveLength(2);
});

it('ends a worker that cannot run anything, and opens another for the next run', () => {
  const { runner, workers, heard, failures } = open();
  runner.run([], hosts);
  workers[0]?.say({ type: 'unable', message: 'No network.' });
  workers[0]?.say({ type: 'ready' });
  expect([failures, heard, workers[0]?.isEnded]).toEqual([['No network.'], [], true]);
  runner.run([], hosts);
  expect(workers).toHaveLength(2);
});
