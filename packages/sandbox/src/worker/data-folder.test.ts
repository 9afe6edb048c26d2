import { describe, expect, it } from 'vitest';
import { createDataFolder } from './data-folder.ts';
import { memoryCaches } from './memory-cache.fixture.ts';

const address = 'https://example.org/portal/sandbox-data/f245c481/';

function folder(answer: () => Response, { full = false } = {}) {
  const asked: string[] = [];
  const { kept, caches } = memoryCaches(full);
  let gone = 0;
  const data = createDataFolder({
    address,
    cacheName: 'test',
    caches,
    onGone: () => {
      gone += 1;
    },
    fetch: async (url) => {
      asked.push(url);
      return answer();
    },
  });
  return { data, asked, kept, gone: () => gone };
}

describe('createDataFolder', () => {
  it('fetches a file once and caches it', async () => {
    const { data, asked } = folder(() => Response.json({ a: 1 }));
    expect(await data.json('records/a.json')).toEqual({ a: 1 });
    expect(await data.text('records/a.json')).toBe('{"a":1}');
    expect(asked).toEqual([`${address}records/a.json`]);
    expect(data.failures()).toBe(0);
  });

  it('works even if the cache is full', async () => {
    const { data, asked } = folder(() => new Response('words'), { full: true });
    expect(await data.text('a.xml')).toBe('words');
    expect(await data.text('a.xml')).toBe('words');
    expect(asked).toHaveLength(2);
  });

  it('works even if the browser has no cache for the site', async () => {
    const refused = new DOMException('Not allowed', 'SecurityError');
    const data = createDataFolder({
      address,
      cacheName: 'test',
      caches: { open: () => Promise.reject(refused) },
      fetch: async () => new Response('words'),
    });
    expect(await data.text('a.xml')).toBe('words');
    expect(data.failures()).toBe(0);
  });

  it.each([
    ['404', () => new Response('', { status: 404 })],
    [
      'a page for every address',
      () => new Response('<p>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
    ],
  ])('reports that the build is gone if the host answers with %s', async (_, answer) => {
    const { data, kept, gone } = folder(answer);
    await expect(data.json('records/a.json')).rejects.toThrow('is not there');
    expect([gone(), data.failures(), kept.size]).toEqual([1, 1, 0]);
  });

  it('counts a failure of the host, which does not mean a new build', async () => {
    const { data, gone } = folder(() => new Response('', { status: 502 }));
    await expect(data.json('records/a.json')).rejects.toThrow('answered 502');
    expect([gone(), data.failures()]).toEqual([0, 1]);
  });

  it('counts being offline', async () => {
    const { data } = folder(() => {
      throw new TypeError('Failed to fetch');
    });
    await expect(data.text('a.xml')).rejects.toThrow('cannot be reached');
    expect(data.failures()).toBe(1);
  });
});
