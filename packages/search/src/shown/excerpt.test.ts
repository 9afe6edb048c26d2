import { expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

function shown(text: string, query: string): string {
  return excerptOf(text, query)
    .map(({ text: part, marked }) => (marked ? `[${part}]` : part))
    .join('');
}

const filler = 'Nothing of interest is in this sentence. '.repeat(6);

it.each([
  [
    'begins with the sentence that has the words',
    `${filler}A tile is a square. Another sentence.`,
    'tile',
    'A [tile] is a square. Another sentence.',
  ],
  [
    'says what it is',
    `${filler}A snapshot is one file. It leads to pictures.`,
    'pictures',
    'A snapshot is one file. It leads to [pictures].',
  ],
  [
    'says what it is, two sentences before',
    `${filler}A snapshot is one file. It is large. Its pictures are not in it.`,
    'pictures',
    'A snapshot is one file. It is large. Its [pictures] are not in it.',
  ],
  [
    'shortens what is before',
    `${filler}A snapshot is one file, with everything that the catalogue knows. It leads to pictures.`,
    'pictures',
    'A snapshot is one file, with everything that … It leads to [pictures].',
  ],
  [
    'passes over a sentence that only links',
    'Of books. Manifests. One of the manifests of a book.',
    'manifest',
    'One of the [manifests] of a book.',
  ],
  [
    'leaves the heading to say what a first sentence is about',
    'It leads to pictures. More.',
    'pictures',
    'It leads to [pictures]. More.',
  ],
  [
    'prefers the sentence with most of the words',
    `A picture. ${filler}The size of a picture is in pixels.`,
    'size picture',
    'The [size] of a [picture] is in pixels.',
  ],
  [
    'prefers prose to code',
    'A list of maps.\nresults.map((map) => map.id)',
    'map',
    'A list of [maps].',
  ],
  [
    'shows a line of code if no sentence has the words',
    'Prose.\nconst first = 1;\nresults.flatMap((one) => one);\nlast();',
    'results',
    '[results].flatMap((one) => one); last();',
  ],
  [
    'shows a row of a table from its beginning',
    'inc · In copyright · Ask; pdm · Public Domain Mark · Yes;',
    'domain',
    'pdm · Public [Domain] Mark · Yes;',
  ],
  [
    'cuts a long sentence in the middle, and begins with its subject',
    'A client that asks for a hundred records at once, and then for the next hundred, and then for the next hundred again, needs patience.',
    'patience',
    'A client that asks for a hundred records at … hundred again, needs [patience].',
  ],
  ['shows the beginning if no word occurs', 'Short. More.\ncode', 'needle', 'Short. More.'],
  ['shows nothing of nothing', '', 'needle', ''],
])('%s', (_, text, query, expected) => {
  expect(shown(text, query)).toBe(expected);
});

it('has about two lines', () => {
  const long = `${'filler '.repeat(60)}the needle is here ${'filler '.repeat(60)}`;
  expect(shown(long, 'needle')).toMatch(/^filler .* … .*\[needle\].* …$/);
  for (const query of ['needle', 'filler', 'none']) {
    expect(shown(long, query).replaceAll(/[[\]]/g, '').length).toBeLessThan(160);
  }
  expect(shown('word '.repeat(40), 'needle')).toBe(`${'word '.repeat(30)}…`);
});
