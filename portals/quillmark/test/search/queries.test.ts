import { beforeAll, describe, expect, it } from 'vitest';
import { buildIndex } from '../../../../packages/search/src/node/build-index.ts';
import { allRecords, type SearchRecord } from '../../../../packages/search/src/records/index.ts';
import type { OpenIndex } from '../../../../packages/search/src/worker/open-index.ts';
import { openBuilt } from '../../../../packages/search/test/open-built.ts';
import { readSearchSource } from '../../../../site/config/search-source.ts';
import { portalFolder } from '../folders.ts';
import { portal } from '../the-portal.ts';
import { queries } from './queries.ts';
import { questions } from './questions.ts';

let records: SearchRecord[];
let built: ReturnType<typeof buildIndex>;
let index: OpenIndex;

beforeAll(async () => {
  records = allRecords(await readSearchSource(portal, portalFolder));
  built = buildIndex(records);
  index = await openBuilt(built);
}, 300_000);

const results = new Map<string, ReturnType<OpenIndex['search']>>();

/** Every query is looked at twice. */
function ask(query: string): ReturnType<OpenIndex['search']> {
  const result = results.get(query) ?? index.search(query, { most: 5 });
  results.set(query, result);
  return result;
}

describe('what comes first', () => {
  it('is written down for at least 150 queries', () => {
    expect(new Set(queries.map(([query]) => query)).size).toBeGreaterThanOrEqual(150);
  });

  it.each(queries)('for %s is %s', (query, address) => {
    const { answer } = ask(query);
    expect(answer.groups[0]?.hits[0]?.address).toBe(address);
  });
});

describe('ordinary questions', () => {
  it('are at least forty', () => {
    expect(new Set(questions.map(([question]) => question)).size).toBeGreaterThanOrEqual(40);
  });

  it.each(questions)('%s', (question, ...addresses) => {
    const first = ask(question).answer.groups[0]?.hits[0]?.address ?? '';
    const page = first.replace(/[?#].*/, '');
    expect(addresses.includes(first) || addresses.includes(page) ? addresses[0] : first).toBe(
      addresses[0],
    );
  });
});

describe('what is marked and counted', () => {
  const asked = [...new Set(queries.map(([query]) => query))];

  it.each(asked)('for %s', async (query) => {
    const { answer, withExcerpts } = ask(query);
    const used = (answer.insteadOf?.used ?? query).trim().toLowerCase();
    // A single word is looked for as it is written; of several, little ones are left out.
    const word = /^\p{L}{4,}$/u.exec(used)?.[0];
    const { groups, total } = withExcerpts(await index.loadTexts());
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

describe('an excerpt', () => {
  const asked = [...queries, ...questions].map(([query]) => query);

  it('never begins with what refers to something said before, unless its text does', async () => {
    const texts = await index.loadTexts();
    const wrong = asked.flatMap((query) =>
      ask(query)
        .withExcerpts(texts)
        .groups.flatMap(({ hits }) => hits)
        .map(({ address, excerpt }) => ({
          address,
          shown: excerpt.map((one) => one.text).join(''),
        }))
        .filter(({ shown }) => /^…?\W*(it|its|they|them|he|she)\b/i.test(shown))
        .filter(({ shown }) => !texts.some((text) => text.startsWith(shown.slice(0, 20)))),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the index of the site', () => {
  it('has every kind of record', () => {
    expect(new Set(records.map(({ kind }) => kind)).size).toBe(8);
    expect(new Set(records.map(({ group }) => group)).size).toBe(4);
  });

  it('is the same, byte for byte, when it is built again', () => {
    const some = records.filter((_, index) => index % 10 === 0);
    expect(buildIndex(some)).toEqual(buildIndex([...some]));
  });

  it('finds nothing for words that are like none', () => {
    const nothing = { total: 0, groups: [] };
    expect(ask('qqzzxx').answer).toEqual(nothing);
    expect(ask(' … ').answer).toEqual(nothing);
  });

  it('says which words it looked for instead', () => {
    const { answer } = ask('availabilties');
    expect(answer.insteadOf).toEqual({ given: 'availabilties', used: 'availabilities' });
  });

  it('shows the words around those that were found', async () => {
    const { answer, withExcerpts } = ask('perpendicular');
    expect(answer.groups[0]?.hits[0]?.excerpt).toEqual([]);
    const excerpt = withExcerpts(await index.loadTexts()).groups[0]?.hits[0]?.excerpt ?? [];
    expect(excerpt.some(({ text, marked }) => marked && /^perpendicular/i.test(text))).toBe(true);
  });
});
