import { expect, test } from 'vitest';
import { createTurns, perTurn } from './fair-turns.ts';

function nextRound(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

test('requests run in order of arrival, a few at a time', async () => {
  const turn = createTurns();
  const gone: number[] = [];
  const all = Array.from({ length: 2 * perTurn + 1 }, (_, number) => number);
  for (const number of all) turn().then(() => gone.push(number));

  expect(gone).toEqual([]);
  await nextRound();
  expect(gone).toEqual(all.slice(0, perTurn));
  await nextRound();
  expect(gone).toEqual(all.slice(0, 2 * perTurn));
  await nextRound();
  expect(gone).toEqual(all);
});

test('a request that arrives while others wait goes to the back, and none is left over', async () => {
  const turn = createTurns();
  const gone: string[] = [];
  for (let number = 0; number < perTurn + 1; number += 1) turn().then(() => gone.push('early'));
  await nextRound();
  turn().then(() => gone.push('late'));
  await nextRound();
  expect(gone.slice(perTurn)).toEqual(['early', 'late']);
  turn().then(() => gone.push('much later'));
  await nextRound();
  expect(gone.at(-1)).toBe('much later');
});
