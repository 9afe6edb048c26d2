import { describe, expect, it } from 'vitest';
import { blockingTime } from './blocking-time.ts';

const task = (startTime: number, duration: number) => ({ startTime, duration });

describe('blockingTime', () => {
  it.each([
    ['nothing', [], 0, 0],
    ['short tasks', [task(0, 50), task(100, 49)], 0, 0],
    ['what is above 50 ms of each', [task(0, 150), task(500, 80)], 0, 130],
    ['nothing that ended before the first paint', [task(0, 400)], 400, 0],
    ['the rest of a task during which the first paint happened', [task(100, 400)], 300, 150],
  ])('counts %s', (_name, tasks, from, wanted) => {
    expect(blockingTime(tasks, from)).toBe(wanted);
  });
});
