import { expect, it } from 'vitest';
import { buildIndex } from '../node/build-index.ts';
import { openIndex } from './open-index.ts';

const address = 'https://docs.example.org/search-data/1a2b/';
const files = new Map(buildIndex([]).map(({ path, content }) => [address + path, content]));

/** A site that has the files of an index, except for those that are missing. */
function site(missing: readonly string[] = []) {
  const asked: string[] = [];
  const without = new Set(missing.map((path) => address + path));
  const fetch = async (url: string): Promise<Response> => {
    asked.push(url.replace(address, ''));
    const content = without.has(url) ? undefined : files.get(url);
    return content ? new Response(new Uint8Array(content)) : new Response('', { status: 404 });
  };
  return { asked, without, fetch };
}

it('reports an index that is not there', async () => {
  const { fetch } = site(['index.json']);
  await expect(openIndex({ address, fetch })).rejects.toThrow('404 for index.json');
});

it('fetches the texts when they are wanted, and once', async () => {
  const { asked, fetch } = site();
  const { loadTexts } = await openIndex({ address, fetch });
  expect(asked).toEqual(['index.json']);
  expect(await Promise.all([loadTexts(), loadTexts()])).toEqual([[], []]);
  expect(await loadTexts()).toEqual([]);
  expect(asked).toEqual(['index.json', 'texts.json']);
});

it('fetches the texts again after a failure', async () => {
  const { without, fetch } = site(['texts.json']);
  const { loadTexts } = await openIndex({ address, fetch });
  await expect(loadTexts()).rejects.toThrow('404 for texts.json');
  without.clear();
  expect(await loadTexts()).toEqual([]);
});
