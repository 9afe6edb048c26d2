import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSearchSource } from '../../../site/config/search-source.ts';
import { provider } from '../../../site/provider.ts';
import { buildIndex, type SearchIndex } from '../src/node/build-index.ts';
import { allRecords, type SearchRecord } from '../src/records/index.ts';
import { queries } from './queries.ts';
import { type ServedIndex, serveIndex } from './serve-index.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
let records: SearchRecord[];
let index: SearchIndex;
let served: ServedIndex;

beforeAll(async () => {
  records = allRecords(await readSearchSource(root, provider));
  index = await buildIndex(records);
  served = await serveIndex(index);
}, 300_000);

afterAll(() => served.close());

describe('what comes first', () => {
  it('is written down for at least sixty queries', () => {
    expect(new Set(queries.map(([query]) => query)).size).toBeGreaterThanOrEqual(60);
  });

  it.each(queries)('for %s is %s', async (query, address) => {
    const { answer } = await served.search(query);
    expect(answer.groups[0]?.hits[0]?.address).toBe(address);
  });
});

describe('the index of the site', () => {
  it('has every kind of record', () => {
    expect(new Set(records.map(({ kind }) => kind)).size).toBe(8);
    expect(new Set(records.map(({ group }) => group)).size).toBe(4);
  });

  it('is the same, byte for byte, when it is built again', async () => {
    const again = await buildIndex(records);
    expect(again.files).toEqual(index.files);
    expect(again.program).toBe(index.program);
  }, 300_000);

  it('finds nothing for words that are like none', async () => {
    const nothing = { total: 0, groups: [] };
    expect((await served.search('qqzzxx')).answer).toEqual(nothing);
    expect((await served.search(' … ')).answer).toEqual(nothing);
  });

  it('says which words it looked for instead', async () => {
    const { answer } = await served.search('availabilties');
    expect(answer.insteadOf).toEqual({ given: 'availabilties', used: 'availabilities' });
  });

  it('shows the words around those that were found', async () => {
    const { answer, withExcerpts } = await served.search('gazetteer');
    expect(answer.groups[0]?.hits[0]?.excerpt).toEqual([]);
    const excerpt = (await withExcerpts()).groups[0]?.hits[0]?.excerpt ?? [];
    expect(excerpt.some(({ text, marked }) => marked && /^gazetteer/i.test(text))).toBe(true);
  });
});
