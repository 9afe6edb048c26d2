import { availableParallelism } from 'node:os';

/**
 * Works on a few items at a time. One more lane than there are cores keeps them all busy while the main
 * thread does its own part of the work.
 */
export async function inLanes<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
  lanes = availableParallelism() + 1,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  const lane = async (): Promise<void> => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
