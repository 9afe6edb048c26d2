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

it('works without storage', () => {
  const recent = createRecentSearches(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  recent.add('a');
  recent.clear();
  expect(recent.read()).toEqual([]);
});
