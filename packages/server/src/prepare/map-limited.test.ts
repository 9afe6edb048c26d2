import { expect, test } from 'vitest';
import { mapLimited } from './map-limited.ts';

test('keeps the order and never exceeds the limit', async () => {
  let atWork = 0;
  let most = 0;
  const results = await mapLimited([1, 2, 3, 4, 5], 2, async (item) => {
    atWork += 1;
    most = Math.max(most, atWork);
    // Later items take fewer turns, so they would overtake if the order were not kept.
    for (let turn = item; turn < 5; turn += 1) await Promise.resolve();
    atWork -= 1;
    return item * 10;
  });
  expect(results).toEqual([10, 20, 30, 40, 50]);
  expect(most).toBe(2);
});

test('rejects when one item fails', async () => {
  const work = async (item: number) => {
    if (item === 2) throw new Error('two is broken');
    return item;
  };
  await expect(mapLimited([1, 2, 3], 2, work)).rejects.toThrow('two is broken');
});
