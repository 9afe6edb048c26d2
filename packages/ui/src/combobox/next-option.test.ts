import { describe, expect, it } from 'vitest';
import { nextOption } from './next-option.ts';

describe('the option that a key leads to', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, -1],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 0, -1],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['Home', -1, undefined],
    ['End', 0, 2],
    ['End', -1, undefined],
    ['a', 1, undefined],
  ])('%s at %i passes through the text field', (key, active, next) => {
    expect(nextOption(key, { active, count: 3, first: -1 })).toBe(next);
  });

  it.each([
    ['ArrowDown', 2, 0],
    ['ArrowUp', 0, 2],
    ['ArrowUp', -1, 2],
  ])('%s at %i wraps around the options when the first one starts active', (key, active, next) => {
    expect(nextOption(key, { active, count: 3, first: 0 })).toBe(next);
  });

  it.each(['ArrowDown', 'ArrowUp', 'Home', 'End'])('%s does nothing without options', (key) => {
    expect(nextOption(key, { active: -1, count: 0, first: -1 })).toBeUndefined();
  });
});
