import { describe, expect, it } from 'vitest';
import type { ContentQuery } from './check-query.ts';
import { createContentList } from './content-list.ts';

type Item = { id: string; title: string; words: string; day: string; tags: string[] };

const items: Item[] = [
  { id: 'a', title: 'Owls', words: 'of the county', day: '2020-01-01', tags: ['zoo'] },
  { id: 'b', title: 'Hares', words: 'and an owl', day: '2022-01-01', tags: ['yew', 'elm'] },
  { id: 'c', title: 'Foxes', words: 'and an owl', day: '2023-01-01', tags: ['elm'] },
  { id: 'd', title: 'Ferns', words: 'in the shade', day: '2023-01-01', tags: ['ash'] },
];

/** In another order than their ids. */
const labels: Record<string, string> = { zoo: 'Animals', ash: 'Shade', elm: 'Trees', yew: 'Yews' };

const day = (text: string) => Date.parse(text);

const list = createContentList<Item>({
  items,
  texts: ({ title, words }) => ({ title, people: '', words }),
  facets: {
    tag: ({ tags }) => tags.map((id) => ({ id, label: labels[id] ?? '', type: 'Tag' })),
    late: (item) => [{ value: item.day > '2022', label: 'Late', type: 'Late' }],
  },
  limits: { tag: 2 },
  timeOf: (item) => day(item.day),
});

function ask(changes: Partial<ContentQuery>, sortsByTime = false) {
  const plain = { query: '', sort: 'relevance', descending: true, aggregations: [] };
  const empty = { lists: new Map(), dates: new Map(), page: 1, pageSize: 10 };
  return list({ ...plain, ...empty, ...changes }, sortsByTime);
}

function ids(changes: Partial<ContentQuery>, sortsByTime?: boolean): string {
  return ask(changes, sortsByTime)
    .found.map(({ id }) => id)
    .join('');
}

describe('the order', () => {
  it.each([
    ['newest first, then as listed', {}, false, 'cdba'],
    ['newest first for a blank query', { query: ' ' }, false, 'cdba'],
    ['best match first, then newest', { query: 'owl' }, false, 'acb'],
    ['latest first', { descending: true }, true, 'cdba'],
    ['earliest first', { descending: false }, true, 'abcd'],
    ['by time, whatever matches best', { query: 'owl' }, true, 'cba'],
    ['by relevance, whatever the direction', { query: 'owl', descending: false }, false, 'acb'],
  ])('is %s', (_, changes, sortsByTime, want) => {
    expect(ids(changes, sortsByTime)).toBe(want);
  });
});

describe('dates', () => {
  const [from, to] = ['publicationDate.from', 'publicationDate.to'];

  it.each([
    [{ [from]: '2022-01-01' }, 'cdb'],
    [{ [from]: '2022-01-02' }, 'cd'],
    [{ [to]: '2022-01-01' }, 'ba'],
    [{ [to]: '2021-12-31' }, 'a'],
    [{ [from]: '2022-01-01', [to]: '2022-01-01' }, 'b'],
    [{ [from]: '2023-01-01', [to]: '2022-01-01' }, ''],
  ])('%j', (bounds, want) => {
    const dates = new Map(Object.entries(bounds).map(([name, text]) => [name, day(text)]));
    expect(ids({ dates })).toBe(want);
  });
});

describe('filters and counts', () => {
  const tagged = (...asked: string[]) => new Map([['tag', asked]]);

  function counts(changes: Partial<ContentQuery>) {
    const { tag, late } = ask({ aggregations: ['tag', 'late'], ...changes }).aggregations;
    return [tag, late].map(({ buckets }) =>
      buckets.map((one: { data: { id?: string; value?: boolean }; count: number }) => [
        one.data.id ?? one.data.value,
        one.count,
      ]),
    );
  }

  it('finds what has any of the values, and all of the filters', () => {
    expect(ids({ lists: tagged('elm', 'ash') })).toBe('cdb');
    expect(ids({ lists: new Map([...tagged('elm', 'zoo'), ['late', ['false']]]) })).toBe('a');
    expect(ids({ lists: tagged('oak') })).toBe('');
  });

  it('counts the most frequent values, up to the limit, equally frequent ones by id', () => {
    expect(counts({})).toEqual([
      [
        ['elm', 2],
        ['ash', 1],
      ],
      [
        [true, 3],
        [false, 1],
      ],
    ]);
  });

  it('lists filtered values too, and narrows only other counts', () => {
    expect(counts({ lists: tagged('zoo', 'yew') })).toEqual([
      [
        ['elm', 2],
        ['ash', 1],
        ['yew', 1],
        ['zoo', 1],
      ],
      [
        [false, 1],
        [true, 1],
      ],
    ]);
  });

  it('lists the values of the same filter, not those of another', () => {
    const lists = new Map([['late', ['true']], ...tagged('yew')]);
    expect(counts({ lists })[0]).toEqual([
      ['elm', 2],
      ['ash', 1],
      ['yew', 1],
    ]);
  });

  it('counts within the query, with the values of a filter even if none is left', () => {
    expect(counts({ query: 'ferns', lists: tagged('yew') })).toEqual([
      [
        ['ash', 1],
        ['yew', 0],
      ],
      [],
    ]);
  });
});
