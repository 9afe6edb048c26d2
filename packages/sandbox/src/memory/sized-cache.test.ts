import { expect, it } from 'vitest';
import { createSizedCache } from './sized-cache.ts';

const bytes = (length: number): Uint8Array => new Uint8Array(length);
const create = (limit: number) => createSizedCache<Uint8Array>(limit, ({ length }) => length);

it('evicts the least recently used entry', () => {
  const cache = create(10_000);
  cache.set('a', bytes(3000));
  cache.set('b', bytes(3000));
  cache.get('a');
  cache.set('c', bytes(3000));
  expect([...'abc'].map((key) => cache.has(key))).toEqual([true, false, true]);
});

it('rejects an entry larger than the cache, and evicts nothing for it', () => {
  const cache = create(10_000);
  cache.set('a', bytes(4000));
  cache.set('b', bytes(10_000));
  expect([cache.has('a'), cache.has('b')]).toEqual([true, false]);
});

it('counts keys, and an overhead for every entry', () => {
  const cache = create(1_000_000);
  for (let at = 0; at < 5000; at += 1) cache.set(`${at}`, bytes(0));
  expect(cache.size).toBeLessThan(1000);
  cache.set('k'.repeat(400_000), bytes(0));
  expect(cache.size).toBeLessThan(200);
  expect(cache.calculatedSize).toBeLessThanOrEqual(1_000_000);
});
