import { describe, expect, it } from 'vitest';
import { loadContract, operationOf } from '../../test/contract.ts';
import { imageAnswer, infoAnswer, worksAnswer } from '../../test/sample-answers.ts';
import { barChartsOf } from './aggregations.ts';
import { contentKindOf, viewsOf } from './content-kind.ts';
import { galleryOf, thumbnailOf } from './gallery.ts';

const apis = await loadContract();
const base = 'http://localhost:3000/sandbox/image';

describe('the gallery', () => {
  it('shows the records with a picture', () => {
    expect(galleryOf(worksAnswer)).toEqual([
      {
        pointer: '/results/1',
        title: '=HYPERLINK("https://example.org")',
        thumbnail: `${base}/M0021800/full/300,/0/default.jpg`,
        source: `${base}/M0021800/full/300,/0/default.jpg`,
      },
    ]);
  });

  it('makes a thumbnail of a IIIF service, in a record and in its own description', () => {
    expect(galleryOf(imageAnswer)).toEqual([
      {
        pointer: '',
        title: 'A grey horse',
        thumbnail: `${base}/V0040217/full/!400,400/0/default.jpg`,
        source: `${base}/V0040217/info.json`,
      },
    ]);
    expect(galleryOf(infoAnswer)[0]).toMatchObject({ source: `${base}/V0040217/info.json` });
  });

  it.each([
    'javascript:alert(1)//a.jpg',
    'data:image/png;base64,AA.png',
    'https://example.org/a.svg',
    'https://example.org/page',
    '/a.jpg',
    'a.jpg',
    '',
  ])('does not take %j for a picture', (address) => {
    expect(thumbnailOf(address)).toBeUndefined();
  });
});

describe('counts as bars', () => {
  const request = { operation: operationOf(apis, 'getWorks'), values: { query: 'horse', page: 3 } };

  it('have a label, a count and a share of the longest', () => {
    expect(barChartsOf(worksAnswer).map(({ name }) => name)).toEqual([
      'workType',
      'subjects.label',
    ]);
    expect(barChartsOf(worksAnswer)[0]?.bars).toEqual([
      { label: 'Books', id: 'a', count: 20, share: 1 },
      { label: 'Pictures', id: 'k', count: 15, share: 0.75 },
    ]);
  });

  it('link to the request narrowed to them', () => {
    const [byFormat, bySubject] = barChartsOf(worksAnswer, request);
    expect(byFormat?.bars[1]?.values).toEqual({ query: 'horse', workType: ['k'] });
    expect(bySubject?.bars[0]?.values).toEqual({ query: 'horse', 'subjects.label': ['Horses'] });
    const license = { aggregations: { license: { buckets: [{ data: { id: 'pdm' }, count: 1 }] } } };
    const images = { operation: operationOf(apis, 'getImages'), values: {} };
    expect(barChartsOf(license, images)[0]?.bars[0]?.values).toEqual({
      'locations.license': ['pdm'],
    });
  });

  it('are found by shape alone', () => {
    expect(barChartsOf({ a: { buckets: [{ count: 1 }] } })).toEqual([]);
    expect(barChartsOf([1])).toEqual([]);
    expect(barChartsOf({ a: { buckets: [{ key: true, doc_count: 0 }] } })[0]?.bars).toEqual([
      { label: 'true', count: 0, share: 0 },
    ]);
  });
});

it('are offered among the views that have something to show', () => {
  expect(viewsOf(worksAnswer)).toEqual(['tree', 'raw', 'table', 'gallery', 'bars']);
  expect(viewsOf(imageAnswer)).toEqual(['tree', 'raw', 'gallery']);
  expect(viewsOf('x')).toEqual(['tree', 'raw']);
});

it.each([
  ['application/json; charset=utf-8', 'json'],
  ['application/ld+json', 'json'],
  ['image/jpeg', 'image'],
  ['image/svg+xml', 'text'],
  ['text/html', 'text'],
  ['text/xml', 'text'],
  ['application/zip', 'file'],
  [null, 'file'],
])('%s is shown as %s', (type, kind) => {
  expect(contentKindOf(type)).toBe(kind);
  expect(contentKindOf(type, 0)).toBe('empty');
});
