import { describe, expect, it } from 'vitest';
import { positions } from './bit-set.ts';
import { mostTerms, words } from './search-terms.ts';
import { createTextIndex } from './text-index.ts';

const texts = [
  { title: 'A grey horse', rest: 'etching', ids: 'hx7q2mvb\nPP/HAL/B/2' },
  { title: 'Remedies', rest: 'for the horse and the grey mare', ids: 'm3rvk8pd\nMS 4021' },
  { title: 'Café in Zürich', rest: 'horses', ids: 'g5wd8ncr' },
];
const index = createTextIndex(texts, { title: 8, rest: 1, ids: 0 }, { ids: 'ids', title: 'title' });

/** The best first. */
function search(query: string, mayMiss = 0): number[] {
  const { ranked, records } = index.search(query, () => mayMiss);
  expect([...positions(records)]).toEqual([...ranked].toSorted((a, b) => a - b));
  return [...ranked];
}

describe('search', () => {
  it.each([
    ['horse', 'words by their stems, titles ranked above the rest', [0, 2, 1]],
    ['HORSES!', 'whatever their capitals and signs', [0, 2, 1]],
    ['cafe zurich', 'without accents', [2]],
    ['grey horse', 'all words, the beginning of a title ranked higher', [0, 1]],
    ['a grey ho', 'the beginning of a title', [0]],
    ['grey ho', 'but not of a word in it', []],
    ['pp/hal/b/2', 'a whole id', [0]],
    ['zebra M3RVK8PD', 'an id among other words', [1]],
    ['m3rvk8pd g5wd8ncr cafe', 'several ids, those with other words too ranked higher', [2, 1]],
    [' ms 4021 ', 'an id with a space in it', [1]],
    ['pp', 'but not part of an id', []],
    ['grey pp', 'nor as one of several words', []],
    ['zebra horse', 'nothing if a word is missing', []],
    ['!?', 'nothing for signs alone', []],
  ])('%s: %s', (query, _, found) => {
    expect(search(query)).toEqual(found);
  });

  it('allows words to be missing, and remembers how many', () => {
    expect(search('zebra horse', 1)).toHaveLength(3);
    expect(search('zebra horse', 0)).toHaveLength(0);
    const find = () => index.search('zebra horse', () => 1);
    expect(find()).toBe(find());
  });

  it('ranks by the weights of the fields, more than by how often a word occurs', () => {
    const owls = [
      { title: 'Birds', rest: 'owl, owl, owl' },
      { title: 'A long list of the birds of this county, with an owl', rest: '' },
    ];
    const ranked = (title: number, rest: number) => [
      ...createTextIndex(owls, { title, rest }).search('owl', () => 0).ranked,
    ];
    expect([ranked(8, 1), ranked(1, 8)]).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });
});

it('looks up a limited number of words, however long the query', () => {
  const numbered = Array.from({ length: 3 * mostTerms }, (_, at) => ({ title: `w${at}` }));
  const one = createTextIndex(numbered, { title: 1 });
  const all = numbered.map(({ title }) => title).join(' ');
  expect(one.search(all, (words) => words - 1).ranked.length).toBe(mostTerms);
});

it('splits text into words of any script', () => {
  expect(words("L'été 1832: 'horse-pox' 馬 ﬁn")).toEqual([
    'l',
    'ete',
    '1832',
    'horse',
    'pox',
    '馬',
    'fin',
  ]);
  expect(words('\ud800 \0')).toEqual([]);
});
