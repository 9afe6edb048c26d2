import { describe, expect, it } from 'vitest';
import { createKeyStore, keyStoreName, keysOf, type Storage } from './key-store.ts';

function memory(start: Record<string, string> = {}) {
  const kept = new Map(Object.entries(start));
  const storage: Storage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
  return { kept, storage };
}

function refusing(): Storage {
  const refuse = () => {
    throw new Error('denied');
  };
  return { getItem: refuse, setItem: refuse, removeItem: refuse };
}

function transportTo(base: string) {
  return {
    id: base,
    label: base,
    baseUrl: (api: string) => base + api,
    send: () => Promise.reject(new Error('Not sent.')),
  };
}

describe('keys', () => {
  it('are for one API at its addresses', () => {
    const here = transportTo('https://museum.example/developers/sandbox/');
    const live = transportTo('https://api.museum.example/');
    const names = [
      keyStoreName('works', [here, live]),
      keyStoreName('objects', [here, live]),
      keyStoreName('works', [transportTo('https://museum.example/archive/sandbox/'), live]),
      keyStoreName('works', [here, transportTo('https://api.archive.example/')]),
      keyStoreName('works', [here]),
    ];
    expect(new Set(names).size).toBe(names.length);
    expect(keyStoreName('works', [{ ...here, label: 'Try it' }, live])).toBe(names[0]);
  });

  it('are not stored unless the reader asks for it', () => {
    const { kept, storage } = memory();
    const store = createKeyStore('works', storage);
    store.give('key', 'secret');
    expect(store.get().credentials).toEqual({ key: 'secret' });
    expect(kept.size).toBe(0);
    expect(createKeyStore('works', storage).get().credentials).toEqual({});
  });

  it('are stored with every change, and deleted when the box is unticked', () => {
    const { kept, storage } = memory();
    const store = createKeyStore('works', storage);
    store.give('key', 'secret');
    store.remember(true);
    store.give('login', { username: 'a', password: 'b' });
    store.give('key', undefined);
    expect(createKeyStore('works', storage).get()).toEqual({
      credentials: { login: { username: 'a', password: 'b' } },
      isRemembered: true,
    });
    expect(createKeyStore('other', storage).get().isRemembered).toBe(false);
    store.remember(false);
    expect(kept.size).toBe(0);
    store.give('key', 'again');
    expect(kept.size).toBe(0);
    expect(store.get().credentials).toHaveProperty('login');
  });

  it('that another tab has stored or removed stay so', () => {
    const { kept, storage } = memory();
    const one = createKeyStore('works', storage);
    one.give('key', 'secret');
    one.remember(true);
    const other = createKeyStore('works', storage);
    one.give('login', { username: 'a', password: 'b' });
    other.give('key', 'new');
    const both = { key: 'new', login: { username: 'a', password: 'b' } };
    expect(createKeyStore('works', storage).get().credentials).toEqual(both);
    one.remember(false);
    other.give('key', 'newer');
    expect(kept.size).toBe(0);
    expect(other.get()).toEqual({ credentials: { ...both, key: 'newer' }, isRemembered: false });
  });

  it('last for the page if nothing can be stored', () => {
    const store = createKeyStore('works', refusing());
    store.give('key', 'secret');
    store.remember(true);
    expect(store.get()).toEqual({
      credentials: { key: 'secret' },
      isRemembered: false,
      refused: true,
    });
    store.remember(false);
    expect(store.get()).toEqual({ credentials: { key: 'secret' }, isRemembered: false });
  });

  it.each(['{', '3', '"a"', '{"key":3,"login":{"username":"a"}}'])(
    'are not read from what is stored as %s',
    (text) => {
      const { storage } = memory({ works: text });
      expect(createKeyStore('works', storage).get().credentials).toEqual({});
    },
  );

  it('reach every console of the same API', () => {
    const owner = {};
    const { storage } = memory();
    const seen: unknown[] = [];
    const one = keysOf(owner, 'works', storage);
    const stop = keysOf(owner, 'works', storage).subscribe(() => seen.push(one.get().credentials));
    one.give('key', 'secret');
    stop();
    one.give('key', 'other');
    expect(seen).toEqual([{ key: 'secret' }]);
    expect(keysOf(owner, 'other', storage).get().credentials).toEqual({});
    expect(keysOf({}, 'works', storage).get().credentials).toEqual({});
  });
});
