import { expect, it } from 'vitest';
import { meaningFaults } from './meaning-faults.ts';

it.each<Record<string, string>>([
  { asc: 'Ascending.', desc: 'Descending.' },
  { asc: 'Oldest first.', desc: 'Newest first.' },
  { 'genres.label': 'By genre.', 'subjects.label': 'Like subjects.label of genres.' },
  { 'cc-by': 'Attribution.', 'cc-by-nc': 'As cc-by, but not for sale.' },
  { books: 'Books with pages.', pages: 'One side of a leaf.' },
  { a: 'Books and pictures.', pictures: 'Drawings.' },
  { maps: 'Under the key `books`.', books: 'Bound.' },
  { workType: 'A type of work.', typeFace: 'Letters.' },
])('finds nothing wrong with %j', (meanings) => {
  expect(meaningFaults(meanings)).toEqual([]);
});

it.each<[Record<string, string>, string[]]>([
  [{ asc: 'Descending.', desc: 'Ascending.' }, ['asc', 'desc']],
  [{ asc: 'Highest first.', desc: 'Falling.' }, ['asc']],
  [{ asc: 'Rising.', desc: 'Lowest first.' }, ['desc']],
  [{ book: 'All maps.', map: 'Charts.' }, ['book']],
  [{ bookTitle: 'The map title.', mapTitle: 'Of a chart.' }, ['bookTitle']],
  [{ one: 'Same.', two: 'Same.', three: 'Same.' }, ['two', 'three']],
])('in %j, %j have the meanings of others', (meanings, wrong) => {
  expect(meaningFaults(meanings).map(([value]) => value)).toEqual(wrong);
});
