import { describe, expect, it } from 'vitest';
import type { BookText } from '../src/ports.ts';
import { ok } from './cases/lists.ts';
import { body } from './conformance/assertions.ts';
import { apis, createNodeSandbox, sendTo } from './node-sandbox.ts';
import { noRecords } from './shared-sandbox.ts';

type Hit = { annotations: string[]; before?: string; after?: string };
type Found = { within: { total: number }; hits: Hit[] };

/** A book with `count` matches of the word, each between two other words. */
function bookWith(count: number): BookText {
  const line = ['see', 'horse', 'run'].map(
    (word, across) => [word, across * 100, 0, 80, 40] as const,
  );
  const lines = Array.from({ length: count }, () => line);
  return {
    identifier: 'b1',
    title: 'Horses',
    pages: [{ asset: 'b1_0001.jp2', width: 1000, height: 1000, lines }],
  };
}

async function search(count: number, q: string): Promise<Found> {
  const texts = { book: async () => bookWith(count), alto: async () => undefined };
  const send = sendTo(createNodeSandbox({ collection: noRecords, texts }));
  return body<Found>(await ok(send, `/search/b1/search?q=${q}`));
}

/** "Up to 150 characters before the match. Missing if there are 100 results or more." */
function documented(name: 'before' | 'after'): { characters: number; results: number } {
  const schemas = apis.find(({ id }) => id === 'iiif')?.schemas;
  const text = schemas?.SearchHit?.properties?.[name]?.description ?? '';
  const [, characters, results] =
    /^Up to (\d+) characters .* if there are (\d+) results or more/.exec(text) ?? [];
  return { characters: Number(characters), results: Number(results) };
}

describe.each(['before', 'after'] as const)('%s a match', (name) => {
  const { characters, results: limit } = documented(name);

  it.each([1, limit - 1])('is present with %d results', async (count) => {
    const { within, hits } = await search(count, 'horse');
    expect(within.total).toBe(count);
    expect(hits.map((hit) => hit[name]).filter(Boolean)).toHaveLength(count);
  });

  it.each([limit, limit + 1])('is missing with %d results', async (count) => {
    const { within, hits } = await search(count, 'horse');
    expect(within.total).toBe(count);
    expect(hits.filter((hit) => name in hit)).toEqual([]);
  });

  it('is missing if fewer matches that continue on the next line make as many annotations', async () => {
    const { within, hits } = await search(limit / 2 + 1, 'run%20see');
    expect(hits).toHaveLength(limit / 2);
    expect(within.total).toBe(limit);
    expect(hits.filter((hit) => name in hit)).toEqual([]);
  });

  it(`has up to ${characters} characters`, async () => {
    const { hits } = await search(limit - 1, 'horse');
    expect(hits[limit / 2]?.[name]).toHaveLength(characters);
  });
});
