import { describe, expect, it } from 'vitest';
import { pageRecord } from '../../test/page-record.ts';
import { type FullText, openText, packText } from './text-index.ts';

const records = [
  pageRecord('Rotation', 'Turn a picture.'),
  pageRecord('Pictures', 'A picture may be rotated, and a picture may be cropped.'),
  pageRecord('Words', 'The b-number in JavaScript.\nconst horse = horse + horse;'),
  pageRecord('Horses', 'Nothing else.'),
];

function opened(given = records): FullText {
  return openText(JSON.parse(JSON.stringify(packText(given))));
}

/** The records in order of their scores. */
function found(text: FullText, word: string, isBegun = false): number[] {
  return [...text.scores(word, { isBegun })].sort(([, a], [, b]) => b - a).map(([at]) => at);
}

it.each([
  ['rotate', false, [0, 1]],
  ['pictures', false, [1, 0]],
  ['horse', false, [3, 2]],
  ['bnumber', false, [2]],
  ['javascript', false, [2]],
  ['crop', false, [1]],
  ['cro', false, []],
  ['cro', true, [1]],
  ['cr', true, []],
  ['zebra', true, []],
])('%s, begun: %s', (word, isBegun, records) => {
  expect(found(opened(), word, isBegun)).toEqual(records);
});

it('counts the records of each word', () => {
  const { words } = opened();
  expect(words).toContainEqual({ word: 'picture', count: 2 });
  expect(words).toContainEqual({ word: 'horse', count: 1 });
});

it('lists the words in alphabetical order', () => {
  const words = opened().words.map(({ word }) => word);
  expect(words).toContain('nothing');
  expect(words).toEqual(words.toSorted());
});

it('opens an empty index', () => {
  const empty = openText(packText([]));
  expect([empty.words, [...empty.scores('a', { isBegun: true })]]).toEqual([[], []]);
});

describe('how well a text matches', () => {
  /** Texts of one length. */
  const texts = (...given: string[]) => given.map((text) => pageRecord('Title', text));
  const scoreOf = (text: FullText, word: string, record = 0) =>
    text.scores(word, { isBegun: false }).get(record);

  it('is what BM25 says', () => {
    const text = opened(
      texts('horse saddle', 'horse mane', 'bridle bridle', 'horse stable', 'horse hay'),
    );
    const rarity = (of: number) => Math.log(1 + (5 - of + 0.5) / (of + 0.5));
    expect(scoreOf(text, 'saddle')).toBeCloseTo(rarity(1));
    expect(scoreOf(text, 'horse')).toBeCloseTo(rarity(4));
    // A second mention counts for less than the first.
    expect(scoreOf(text, 'bridle', 2)).toBeCloseTo(rarity(1) * ((2 * 2.2) / (2 + 1.2)));
  });

  it('is something even if all texts contain the word', () => {
    const text = opened(texts('horse', 'horse', 'horse'));
    expect(scoreOf(text, 'horse')).toBeGreaterThan(0);
  });

  it('is less for code than for prose, and nothing for another form of a word in code', () => {
    const text = opened(texts('\nmap(id)', 'A map.', 'Hay.'));
    expect(found(text, 'map')).toEqual([1, 0]);
    expect(found(text, 'maps')).toEqual([1]);
    expect(found(text, 'ma', true)).toEqual([]);
    expect(found(text, 'colour')).toEqual([]);
    expect(found(opened(texts('\ncolour(id)')), 'color')).toEqual([0]);
  });

  it('is less in a long text, compared with the others', () => {
    const index = packText(texts('A long text about a horse and much else.', 'A horse.', 'Hay.'));
    const text = openText(index);
    expect(found(text, 'horse')).toEqual([1, 0]);
    const longer = openText({ ...index, lengths: index.lengths.map((length) => length * 10) });
    expect(scoreOf(longer, 'horse')).toBeCloseTo(scoreOf(text, 'horse') ?? 0);
  });

  it('is more for two forms of a word than for one', () => {
    expect(found(opened(texts('rotate it', 'rotate rotated')), 'rotation')).toEqual([1, 0]);
  });

  it('is more for the word than for one that begins so', () => {
    expect(found(opened(texts('picture', 'pict')), 'pict', true)).toEqual([1, 0]);
  });
});

describe('what is counted', () => {
  it.each([
    ['each mention in prose', 'horse saddle horse', 3],
    ['each name in code once', 'A horse.\nsaddle = horse + saddle + hay', 4],
    ['prose before code', 'horse horse\nhorse', 2],
    ['code alone', '\nhorse horse', 1],
  ])('%s, and the title four times', (_, text, count) => {
    expect(packText([pageRecord('Title', text)]).lengths).toEqual([count + 4]);
  });

  it('includes the page of a section', () => {
    const page = { ...pageRecord('Manifests', 'Hay.'), where: 'IIIF' };
    expect(found(opened([page, { ...page, kind: 'section' }]), 'iiif')).toEqual([1]);
  });

  it.each([
    ['shelf-mark', 'shelfmark'],
    ['map-of-towns', 'mapoftowns'],
    ['workType', 'worktype'],
    ['ETag', 'etag'],
    ['OAuth2', 'oauth2'],
    ['IPv6', 'ipv6'],
    ['IIIFImage', 'iiifimage'],
    ['work3Type', 'work3type'],
    ['If-ETag', 'etag'],
  ])('includes %s in one word', (written, word) => {
    const text = opened([pageRecord('Title', `A ${written}.\nuse(${written})`)]);
    expect(found(text, word)).toEqual([0]);
  });

  it('includes a word that is not cut once', () => {
    expect(packText([pageRecord('Title', 'URLs of a PDF in utf8')]).lengths).toEqual([6 + 4]);
  });
});
