import { expect, it } from 'vitest';
import { mapStrings } from './map-strings.ts';

it('replaces strings at every depth, but neither keys nor other values', () => {
  const data = { a: 'a', list: ['a', { a: ['ab', 1, null, true, undefined] }] };
  expect(mapStrings(data, (text) => text.replaceAll('a', 'x'))).toEqual({
    a: 'x',
    list: ['x', { a: ['xb', 1, null, true, undefined] }],
  });
  expect(data.a).toBe('a');
});
