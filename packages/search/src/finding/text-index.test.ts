import { expect, it } from 'vitest';
import type { SearchRecord } from '../model.ts';
import { openText, packText } from './text-index.ts';

function record(title: string, text: string): SearchRecord {
  return { address: '/', title, kind: 'page', group: 'Guides', where: '/', text, names: [title] };
}

const records = [
  record('Rotation', 'Turn a picture.'),
  record('Pictures', 'A picture may be rotated, and a picture may be cropped.'),
  record('Words', 'The b-number in JavaScript.\nconst horse = horse + horse;'),
  record('Horses', 'Nothing else.'),
];
const text = openText(JSON.parse(JSON.stringify(packText(records))));
const found = (word: string, isBegun = false) =>
  [...text.scores(word, { isBegun })].sort(([, a], [, b]) => b - a).map(([at]) => at);

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
  expect(found(word, isBegun)).toEqual(records);
});

it('counts the records of each word', () => {
  expect(text.words).toContainEqual({ word: 'picture', count: 2 });
  expect(text.words).toContainEqual({ word: 'horse', count: 1 });
});

it('opens an empty index', () => {
  const empty = openText(packText([]));
  expect([empty.words, [...empty.scores('a', { isBegun: true })]]).toEqual([[], []]);
});
