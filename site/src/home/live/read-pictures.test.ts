import { expect, it } from 'vitest';
import { foundWords, readPictures } from './read-pictures';

const answer = { results: 'a.list', picture: 'thumb.url', title: 'of.title', total: 'all' };
const entry = (url: unknown, title?: unknown) => ({ thumb: { url }, of: { title } });
const bodyOf = (...list: unknown[]) => ({ a: { list }, all: 40 });

it('finds pictures and titles where the portal specifies', () => {
  expect(readPictures(bodyOf(entry('https://a.example/1.jpg', 'One')), answer)).toEqual({
    pictures: [{ address: 'https://a.example/1.jpg', title: 'One' }],
    ...{ total: 40, count: 1 },
  });
});

it('requests a small copy from a IIIF service', () => {
  const [found] = readPictures(
    bodyOf(entry('https://a.example/i/info.json', 'One')),
    answer,
  ).pictures;
  expect(found?.address).toBe('https://a.example/i/full/!400,400/0/default.jpg');
});

it('leaves out entries without a picture, and shows six at most', () => {
  const bad = [entry(undefined), entry('javascript:alert(1)'), null, 'x', {}];
  const good = Array.from({ length: 9 }, (_, at) => entry(`/${at}.jpg`));
  const { pictures, count } = readPictures(bodyOf(...bad, ...good), answer);
  expect(pictures.map(({ address }) => address)).toEqual([
    '/0.jpg',
    '/1.jpg',
    '/2.jpg',
    '/3.jpg',
    '/4.jpg',
    '/5.jpg',
  ]);
  expect(count).toBe(14);
  expect(pictures[0]?.title).toBe('Untitled');
});

it.each([null, 'text', [], {}, { a: { list: 'x' } }])('finds nothing in %j', (body) => {
  expect(readPictures(body, answer)).toEqual({ pictures: [], count: 0 });
});

it.each([
  [0, 0, undefined, "No results for 'moon'. Try one of the words above."],
  [0, 4, 4, "No pictures among the first results for 'moon'."],
  [1, 1, 1, "1 picture for 'moon'"],
  [6, 6, 19, "6 of 19 pictures for 'moon'"],
  [6, 6, undefined, "6 pictures for 'moon'"],
])('%i pictures in %i of %s entries: %s', (shown, count, total, words) => {
  const pictures = Array.from({ length: shown }, () => ({ address: '/a', title: 'A' }));
  expect(foundWords({ pictures, count, ...(total !== undefined && { total }) }, 'moon')).toBe(
    words,
  );
});
