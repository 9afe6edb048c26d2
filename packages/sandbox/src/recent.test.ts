import { expect, it } from 'vitest';
import { createRecent } from './recent.ts';

const bytes = (length: number): Uint8Array => new Uint8Array(length);

it('gives back what it was given', () => {
  const cache = createRecent<Uint8Array>(10, ({ length }) => length);
  const value = bytes(3);
  expect(cache.set('a', value)).toBe(value);
  expect(cache.get('a')).toBe(value);
  expect(cache.get('b')).toBeUndefined();
});

it('lets go of what was not asked for longest', () => {
  const cache = createRecent<Uint8Array>(10, ({ length }) => length);
  cache.set('a', bytes(4));
  cache.set('b', bytes(4));
  cache.get('a');
  cache.set('c', bytes(4));
  expect([cache.get('a'), cache.get('b'), cache.get('c')].map((one) => one?.length)).toEqual([
    4,
    undefined,
    4,
  ]);
});

it('keeps nothing that is larger than itself, and lets nothing go for it', () => {
  const cache = createRecent<Uint8Array>(10, ({ length }) => length);
  cache.set('a', bytes(4));
  expect(cache.set('b', bytes(11))).toHaveLength(11);
  expect(cache.get('b')).toBeUndefined();
  expect(cache.get('a')).toBeDefined();
});

it('counts a value that is set again once', () => {
  const cache = createRecent<Uint8Array>(10, ({ length }) => length);
  for (let time = 0; time < 5; time += 1) cache.set('a', bytes(5));
  cache.set('b', bytes(5));
  expect(cache.get('a')).toBeDefined();
});
