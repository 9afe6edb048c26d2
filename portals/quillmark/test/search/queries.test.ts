import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildIndex, type SearchIndex } from '../../../../packages/search/src/node/build-index.ts';
import { allRecords, type SearchRecord } from '../../../../packages/search/src/records/index.ts';
import { type ServedIndex, serveIndex } from '../../../../packages/search/test/serve-index.ts';
import { readSearchSource } from '../../../../site/config/search-source.ts';
import { portalFolder } from '../folders.ts';
import { portal } from '../the-portal.ts';
import { queries } from './queries.ts';

let records: SearchRecord[];
let index: SearchIndex;
let served: ServedIndex;

beforeAll(async () => {
  records = allRecords(await readSearchSource(portal, portalFolder));
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

describe('what is marked and counted', () => {
  const asked = [...new Set(queries.map(([query]) => query))];

  it.each(asked)('for %s', async (query) => {
    const { answer, withExcerpts } = await served.search(query);
    const used = (answer.insteadOf?.used ?? query).trim().toLowerCase();
    // A single word is looked for as it is written; of several, little ones are left out.
    const word = /^\p{L}{4,}$/u.exec(used)?.[0];
    const { groups, total } = await withExcerpts();
    const hits = groups.flatMap(({ name, hits: own }) => own.map((hit) => ({ name, hit })));
    if (groups.every(({ hits: own }) => own.length < 5)) expect(hits.length).toBe(total);
    for (const { name, hit } of hits) {
      expect(hit.group).toBe(name);
      for (const { text, marked } of [...hit.title, ...hit.excerpt]) {
        if (marked) expect(text).toMatch(/^[\p{L}\p{N}]+([./-][\p{L}\p{N}]+)*$/u);
        else expect(text.toLowerCase().split(/[^\p{L}\p{N}]+/u)).not.toContain(word);
      }
    }
  });
});

describe('the index of the site', () => {
  it('has every kind of record', () => {
    expect(new Set(records.map(({ kind }) => kind)).size).toBe(8);
    expect(new Set(records.map(({ group }) => group)).size).toBe(4);
  });

  // The whole index is compared in the sweeps: building it again takes as long as all the queries.
  it('is the same, byte for byte, when it is built again', async () => {
    const some = records.filter((_, at) => at % 10 === 0);
    expect(await buildIndex(some)).toEqual(await buildIndex(some));
  });

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
