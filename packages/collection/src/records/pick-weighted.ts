import type { Random } from '../random/seeded-random.ts';

export type Weighted<Value> = readonly (readonly [value: Value, weight: number])[];

export function pickWeighted<Value>(choices: Weighted<Value>, random: Random): Value {
  const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
  let left = random.next() * total;
  for (const [value, weight] of choices) {
    left -= weight;
    if (left < 0) return value;
  }
  const [last] = choices.at(-1) ?? [];
  if (last === undefined) throw new Error('There is nothing to choose from');
  return last;
}
