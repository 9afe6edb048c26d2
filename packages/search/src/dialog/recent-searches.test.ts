import { expect, it } from 'vitest';
import { createRecentSearches } from './recent-searches.ts';

function fakeStore(kept = new Map<string, string>()) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

it('keeps the newest six, each once', () => {
  const store = fakeStore();
  const recent = createRecentSearches(() => store);
  for (const query of ['a', 'b', 'c', 'd', 'e', 'f', 'g', ' c ', ' ']) recent.add(query);
  expect(recent.read()).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
  recent.clear();
  expect(recent.read()).toEqual([]);
});

it.each(['{', '{"a":1}', '[1, null, " "]'])('treats %s as empty', (text) => {
  const recent = createRecentSearches(() => fakeStore(new Map([['recent-searches', text]])));
  expect(recent.read()).toEqual([]);
});

it('keeps only the texts of a stored list, and the first six', () => {
  const text = JSON.stringify(['a', 1, 'b', null, ' ', 'c', 'd', 'e', 'f', 'g']);
  const recent = createRecentSearches(() => fakeStore(new Map([['recent-searches', text]])));
  expect(recent.read()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

it('stores no more than six, each with at most a hundred characters', () => {
  const kept = new Map<string, string>();
  const recent = createRecentSearches(() => fakeStore(kept));
  for (const query of ['a', 'b', 'c', 'd', 'e', 'f', 'x'.repeat(101)]) recent.add(query);
  const stored: unknown = JSON.parse(kept.get('recent-searches') ?? '');
  expect(stored).toEqual(['x'.repeat(100), 'f', 'e', 'd', 'c', 'b']);
});

it('leaves nothing in the storage when it is cleared', () => {
  const kept = new Map<string, string>();
  const recent = createRecentSearches(() => fakeStore(kept));
  recent.add('a');
  expect(kept.size).toBe(1);
  recent.clear();
  expect(kept.size).toBe(0);
});

it('works without storage', () => {
  const recent = createRecentSearches(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  recent.add('a');
  recent.clear();
  expect(recent.read()).toEqual([]);
});
