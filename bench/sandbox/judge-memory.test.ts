import { describe, expect, it } from 'vitest';
import { judgeMemory } from './judge-memory.ts';

describe('judgeMemory', () => {
  it.each([
    ['the same all the time', [100, 100, 100, 100, 100, 100], true],
    ['caches that fill at first', [10, 50, 100, 100, 105, 105], true],
    ['less at the end', [100, 100, 100, 100, 60, 60], true],
    ['one moment before a collection', [100, 100, 100, 100, 100, 100, 100, 180, 100], true],
    ['growth within the limit', [80, 90, 100, 100, 114, 114], true],
    ['growth beyond it', [80, 90, 100, 100, 116, 116], false],
    ['growth that never ends', [10, 20, 30, 40, 50, 60, 70, 80, 90], false],
  ])('%s', (_name, samples, isFlat) => {
    expect(judgeMemory(samples).isFlat).toBe(isFlat);
  });

  it('needs something to compare', () => {
    expect(() => judgeMemory([1, 2])).toThrow('too short');
  });
});
