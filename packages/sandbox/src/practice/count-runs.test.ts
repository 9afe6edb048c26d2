import { expect, it } from 'vitest';
import { createRunCounter } from './count-runs.ts';

it('counts the requests of each name', () => {
  const count = createRunCounter();
  expect(['a', 'b', 'a', 'a', 'b'].map(count)).toEqual([1, 1, 2, 3, 2]);
});

it('forgets the name that was not used for longest', () => {
  const count = createRunCounter(2);
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(count)).toEqual([1, 1, 2, 1, 3, 1]);
});
