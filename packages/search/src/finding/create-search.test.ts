import { describe, expect, it } from 'vitest';
import { pageRecord } from '../../test/page-record.ts';
import { type Group, groups, type SearchRecord } from '../model.ts';
import { createSearch } from './create-search.ts';
import type { Entry } from './table.ts';
import { openText, packText } from './text-index.ts';

/** Some entries of a group, all of which are found by their text. */
function entriesOf(group: Group, count: number): Entry[] {
  return Array.from({ length: count }, (_, at) => ({
    address: `/${group}/${at}`,
    title: `Horse ${group} ${at}`,
    kind: 'section',
    group,
    where: group,
    names: [],
  }));
}

function countsFor(counts: Partial<Record<Group, number>>, most = 5) {
  const entries = groups.flatMap((group) => entriesOf(group, counts[group] ?? 0));
  const search = createSearch({
    entries,
    fullText: {
      words: [{ word: 'horse', count: entries.length }],
      scores: () => new Map(entries.map((_, record) => [record, entries.length - record])),
    },
  });
  const { answer, withExcerpts } = search('horse', { most });
  const full = withExcerpts(entries.map((_, record) => `The text of horse ${record}.`));
  return { answer, full };
}

describe('what is shown of each group', () => {
  it.each([
    [{ Guides: 1 }, [['Guides', 1]]],
    [
      { Guides: 4, Fields: 2 },
      [
        ['Guides', 4],
        ['Fields', 2],
      ],
    ],
    [
      { Guides: 5, Examples: 6 },
      [
        ['Guides', 5],
        ['Examples', 5],
      ],
    ],
    [
      { Guides: 9, Examples: 3, API: 7, Fields: 1 },
      [
        ['Guides', 5],
        ['Examples', 3],
        ['API', 5],
        ['Fields', 1],
      ],
    ],
  ] as const)('%o: the first five, and the total', (counts, wanted) => {
    const { answer, full } = countsFor(counts);
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
    for (const one of [answer, full]) {
      expect(one.total).toBe(total);
      expect(one.groups.map(({ name, hits }) => [name, hits.length])).toEqual(wanted);
      for (const { name, hits } of one.groups) {
        expect(hits.map(({ address, group }) => [group, address])).toEqual(
          hits.map((_, at) => [name, `/${name}/${at}`]),
        );
      }
    }
  });

  it('shows as many of each group as requested', () => {
    const { answer } = countsFor({ Guides: 9, API: 2 }, 7);
    expect(answer.groups.map(({ name, hits }) => [name, hits.length])).toEqual([
      ['Guides', 7],
      ['API', 2],
    ]);
  });

  it('has the excerpt of its own record', () => {
    const { full } = countsFor({ Guides: 6, API: 2 });
    const texts = full.groups.flatMap(({ hits }) =>
      hits.map(({ address, excerpt }) => [address, excerpt.map(({ text }) => text).join('')]),
    );
    expect(texts).toContainEqual(['/Guides/4', 'The text of horse 4.']);
    expect(texts).toContainEqual(['/API/1', 'The text of horse 7.']);
  });
});

it('shows a section once, in the language that matches best', () => {
  const address = '/docs/examples/a#count';
  const addresses = [address, '/docs/examples/a?lang=python#count', '/docs/examples/a#draw'];
  const entries = addresses.map(
    (one): Entry => ({
      address: one,
      title: 'Step',
      kind: 'section',
      group: 'Examples',
      where: 'A',
      names: [],
    }),
  );
  const search = createSearch({
    entries,
    fullText: {
      words: [{ word: 'horse', count: 3 }],
      scores: () =>
        new Map([
          [0, 1],
          [1, 3],
          [2, 2],
        ]),
    },
  });
  const { answer } = search('horse', { most: 5 });
  expect(answer.total).toBe(2);
  expect(answer.groups[0]?.hits.map((hit) => hit.address)).toEqual([
    '/docs/examples/a?lang=python#count',
    '/docs/examples/a#draw',
  ]);
});

describe('a search of a few records', () => {
  const records: SearchRecord[] = [
    { ...pageRecord('Pictures', 'Sort them by dates.from or not.'), address: '/docs/pictures' },
    { ...pageRecord('sort', 'The order.'), address: '/api#sort', kind: 'parameter', group: 'API' },
  ];
  const search = (query: string) =>
    createSearch({ entries: records, fullText: openText(packText(records)) })(query, { most: 5 });
  const found = (query: string) => search(query).answer.groups.map(({ name }) => name);

  it('has the group of the best hit first', () => {
    expect(found('sort')).toEqual(['API', 'Guides']);
    expect(found('pictures sort')).toEqual(['Guides', 'API']);
  });

  it('has excerpts only once there are texts', () => {
    const { answer, withExcerpts } = search('order');
    const hit = {
      address: '/api#sort',
      kind: 'parameter',
      group: 'API',
      where: '/',
      title: [{ text: 'sort', marked: false }],
    };
    const answerWith = (excerpt: unknown[]) => ({
      total: 1,
      groups: [{ name: 'API', hits: [{ ...hit, excerpt }] }],
    });
    expect(answer).toStrictEqual(answerWith([]));
    expect(withExcerpts(records.map(({ text }) => text))).toStrictEqual(
      answerWith([
        { text: 'The ', marked: false },
        { text: 'order', marked: true },
        { text: '.', marked: false },
      ]),
    );
    expect(withExcerpts([])).toStrictEqual(answerWith([]));
  });

  it.each([
    ['picturs', 'pictures'],
    ['zebra pictures', 'pictures'],
    ['zebra picturs', 'pictures'],
  ])('says that it looked for other words than %s', (given, used) => {
    const { answer, withExcerpts } = search(given);
    expect(answer.groups[0]?.hits[0]?.address).toBe('/docs/pictures');
    expect(answer.insteadOf).toEqual({ given, used });
    expect(withExcerpts([]).insteadOf).toEqual({ given, used });
  });

  it('takes a query as it is written if all of its words occur', () => {
    expect(found('dates.from')).toEqual(['Guides']);
    expect(search('dates.from').answer).not.toHaveProperty('insteadOf');
  });

  it.each(['zebra', '', '…'])('finds nothing for "%s"', (query) => {
    const { answer, withExcerpts } = search(query);
    expect(answer).toStrictEqual({ total: 0, groups: [] });
    expect(withExcerpts(records.map(({ text }) => text))).toStrictEqual(answer);
  });
});

describe('words of any length, with or without numbers', () => {
  const operation = { kind: 'operation', group: 'API' } as const;
  const records: SearchRecord[] = [
    pageRecord('Dates', 'They are written as ISO8601 wants, with ETag, OAuth2, IPv6 and URLs.'),
    { ...pageRecord('listCollectionHighlightsByCurator', ''), ...operation, address: '/api#list' },
    { ...pageRecord('production.dates', ''), ...operation, address: '/api#dates' },
  ];
  const search = createSearch({ entries: records, fullText: openText(packText(records)) });

  it.each([
    ['iso860', '/'],
    ['iso8601', '/'],
    ['etag', '/'],
    ['oauth2', '/'],
    ['oauth', '/'],
    ['ipv6', '/'],
    ['urls', '/'],
    ['url', '/'],
    ['listcollectionhighlightsbycurator', '/api#list'],
    ['listcollectionhighlightsby', '/api#list'],
    ['productiondates', '/api#dates'],
  ])('are found as %s', (query, address) => {
    const { answer } = search(query, { most: 5 });
    expect(answer.groups[0]?.hits[0]?.address).toBe(address);
    expect(answer).not.toHaveProperty('insteadOf');
  });

  it('are not what a reader mistyped', () => {
    const { answer } = search('listcollectionhighlightsbycurater', { most: 5 });
    expect(answer.total).toBe(0);
  });
});
