import { expect, it } from 'vitest';
import type { SearchRequest } from '../worker/protocol.ts';
import { createSearchClient, type Outcome, type SearchWorker } from './search-client.ts';

const empty = { total: 0, groups: [] };

function fakeWorker() {
  const asked: SearchRequest[] = [];
  const worker: SearchWorker & { ended: boolean } = Object.assign(new EventTarget(), {
    ended: false,
    postMessage: (request: SearchRequest) => void asked.push(request),
    terminate() {
      worker.ended = true;
    },
  });
  const reply = (id: number) =>
    worker.dispatchEvent(new MessageEvent('message', { data: { id, answer: empty } }));
  return { worker, asked, reply };
}

it('starts the worker with the first query, and reports only the newest', () => {
  const started: ReturnType<typeof fakeWorker>[] = [];
  const client = createSearchClient(() => {
    const fake = fakeWorker();
    started.push(fake);
    return fake.worker;
  });
  expect(started).toEqual([]);
  const told: [string, Outcome][] = [];
  client.search('a', 5, (outcome) => told.push(['a', outcome]));
  client.search('ab', 5, (outcome) => told.push(['ab', outcome]));
  started[0]?.reply(1);
  started[0]?.reply(2);
  started[0]?.reply(2);
  expect(told).toEqual([
    ['ab', empty],
    ['ab', empty],
  ]);
  expect(started[0]?.asked.map(({ query }) => query)).toEqual(['a', 'ab']);
  expect(started).toHaveLength(1);
});

it('reports a worker that cannot be loaded, and tries again with the next query', () => {
  const fakes = [fakeWorker(), fakeWorker()];
  const left = [...fakes];
  const client = createSearchClient(() => left.shift()?.worker as SearchWorker);
  const told: Outcome[] = [];
  client.search('a', 5, (outcome) => told.push(outcome));
  fakes[0]?.worker.dispatchEvent(new Event('error'));
  expect(told).toEqual(['unavailable']);
  expect(fakes[0]?.worker.ended).toBe(true);
  client.search('b', 5, (outcome) => told.push(outcome));
  fakes[1]?.reply(2);
  expect(told).toEqual(['unavailable', empty]);
});

it('reports that there are no workers', () => {
  const client = createSearchClient(() => {
    throw new ReferenceError('Worker is not defined');
  });
  const told: Outcome[] = [];
  client.search('a', 5, (outcome) => told.push(outcome));
  expect(told).toEqual(['unavailable']);
});

it('starts a new worker once the old one is out of date, if the index may change', () => {
  const started: ReturnType<typeof fakeWorker>[] = [];
  let time = 5000;
  const client = createSearchClient(
    () => {
      const fake = fakeWorker();
      started.push(fake);
      return fake.worker;
    },
    { freshFor: 1000, now: () => time },
  );
  const told: [string, Outcome][] = [];
  const search = (query: string) =>
    client.search(query, 5, (outcome) => told.push([query, outcome]));
  search('a');
  time += 1000;
  search('ab');
  expect(started).toHaveLength(1);
  time += 1;
  search('abc');
  expect(started.map(({ worker }) => worker.ended)).toEqual([true, false]);
  started[0]?.reply(2);
  started[1]?.reply(3);
  expect(told).toEqual([['abc', empty]]);
});

it('starts the worker before the first query when told to, and only once', () => {
  const started: ReturnType<typeof fakeWorker>[] = [];
  const client = createSearchClient(() => {
    const fake = fakeWorker();
    started.push(fake);
    return fake.worker;
  });
  client.start();
  expect(started).toHaveLength(1);
  client.start();
  client.search('a', 15, () => undefined);
  expect(started).toHaveLength(1);
  expect(started[0]?.asked).toEqual([{ id: 1, query: 'a', most: 15 }]);
});

it('leaves it to the first query to report that there are no workers', () => {
  let attempts = 0;
  const client = createSearchClient(() => {
    attempts += 1;
    throw new ReferenceError('Worker is not defined');
  });
  client.start();
  expect(attempts).toBe(1);
  const told: Outcome[] = [];
  client.search('a', 5, (outcome) => told.push(outcome));
  expect(attempts).toBe(2);
  expect(told).toEqual(['unavailable']);
});

it('starts another worker with the first query if one fails before it', () => {
  const fakes = [fakeWorker(), fakeWorker()];
  const left = [...fakes];
  const client = createSearchClient(() => left.shift()?.worker as SearchWorker);
  client.start();
  fakes[0]?.reply(0);
  fakes[0]?.worker.dispatchEvent(new Event('error'));
  const told: Outcome[] = [];
  client.search('a', 5, (outcome) => told.push(outcome));
  fakes[1]?.reply(1);
  expect(told).toEqual([empty]);
});
