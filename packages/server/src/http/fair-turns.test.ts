import { expect, test } from 'vitest';
import { createTurns, roundMs } from './fair-turns.ts';

/** Turns with a clock that only requests move, and rounds that a test begins. */
function open() {
  let time = 0;
  const rounds: (() => void)[] = [];
  const turn = createTurns({ now: () => time, nextRound: (take) => rounds.push(take) });
  const handled: string[] = [];
  return {
    handled,
    /** A request that takes so many ms. */
    async send(name: string, cost: number, { group = 'site', client = {} } = {}) {
      const waited = await turn(group, client);
      // As with an app, part of the work comes after a promise.
      await null;
      time += cost;
      handled.push(name);
      return waited;
    },
    pass(ms: number) {
      time += ms;
    },
    async round() {
      rounds.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
      return handled.splice(0).join(' ');
    },
    get roundsWaiting() {
      return rounds.length;
    },
  };
}

test('requests are handled in order of arrival, until a round has taken its time', async () => {
  const { send, round } = open();
  for (const name of ['a', 'b', 'c', 'd', 'e']) send(name, roundMs / 2);
  expect(await round()).toBe('a b');
  send('f', 1);
  expect(await round()).toBe('c d');
  expect(await round()).toBe('e f');
});

test('many cheap requests fit into one round, and one expensive one takes a round', async () => {
  const { send, round } = open();
  for (let count = 0; count < 20; count += 1) send('x', 0);
  send('long', 50);
  send('y', 0);
  expect(await round()).toBe(`${'x '.repeat(20)}long`);
  expect(await round()).toBe('y');
});

test('a client that has used much time waits for those that have used less', async () => {
  const turns = open();
  const [greedy, modest] = [{}, {}];
  turns.send('greedy', 100, { client: greedy });
  await turns.round();
  turns.send('greedy again', 100, { client: greedy });
  for (const name of ['a', 'b', 'c']) turns.send(name, roundMs, { client: modest });
  const order = [await turns.round(), await turns.round(), await turns.round()];
  expect([...order, await turns.round()]).toEqual(['a', 'b', 'c', 'greedy again']);
});

test('clients that always have more to do get equal time, whatever each request costs', async () => {
  const turns = open();
  const [cheap, expensive] = [{}, {}];
  for (let count = 0; count < 100; count += 1) turns.send('cheap', 1, { client: cheap });
  for (let count = 0; count < 100; count += 1) turns.send('dear', 10, { client: expensive });
  const order: string[] = [];
  while (order.filter((name) => name === 'dear').length < 5) {
    order.push(...(await turns.round()).split(' '));
  }
  const cheapOnes = order.filter((name) => name === 'cheap').length;
  expect(cheapOnes).toBeGreaterThanOrEqual(40);
  expect(cheapOnes).toBeLessThanOrEqual(60);
});

test('a page waits for one request of another group, however many wait', async () => {
  const turns = open();
  for (let count = 0; count < 50; count += 1) turns.send('search', 20, { group: 'sandbox' });
  expect(await turns.round()).toBe('search');
  turns.send('page', 1);
  turns.send('page', 1);
  expect(await turns.round()).toBe('page page search');
  expect(await turns.round()).toBe('search');
});

test('time that was not used cannot be saved up', async () => {
  const turns = open();
  const [early, late] = [{}, {}];
  turns.send('late', 0, { client: late });
  await turns.round();
  for (let count = 0; count < 10; count += 1) turns.send('early', roundMs, { client: early });
  for (let count = 0; count < 5; count += 1) await turns.round();
  for (let count = 0; count < 10; count += 1) turns.send('late', roundMs, { client: late });
  const order = [await turns.round(), await turns.round(), await turns.round()];
  expect([...order, await turns.round()].sort()).toEqual(['early', 'early', 'late', 'late']);
});

test('however many new clients come, one that was served before has its turn again', async () => {
  const turns = open();
  const known = {};
  for (let count = 0; count < 10; count += 1) turns.send('new', 20);
  turns.send('known', 20, { client: known });
  const order: string[] = [];
  // As fast as requests are handled, others come over new connections.
  for (let count = 0; count < 100; count += 1) {
    turns.send('new', 20);
    const name = await turns.round();
    order.push(name);
    if (name === 'known') turns.send('known', 20, { client: known });
  }
  const knownOnes = order.filter((name) => name === 'known').length;
  expect(knownOnes).toBeGreaterThanOrEqual(4);
  expect(knownOnes).toBeLessThanOrEqual(12);
});

test('a request learns how long it waited', async () => {
  const turns = open();
  const [first, second] = [turns.send('first', 30), turns.send('second', 5)];
  turns.pass(7);
  await turns.round();
  await turns.round();
  expect([await first, await second]).toEqual([7, 37]);
});

test('nothing runs while nobody waits', async () => {
  const turns = open();
  turns.send('a', 0);
  expect(turns.roundsWaiting).toBe(1);
  await turns.round();
  expect(turns.roundsWaiting).toBe(0);
  turns.send('b', 0);
  expect(await turns.round()).toBe('b');
});
