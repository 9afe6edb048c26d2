import { describe, expect, it } from 'vitest';
import { rankPages, wordsOf } from './rank-pages';

const pages = [
  { path: '/docs/iiif', title: 'IIIF images and search', description: 'Ask for a picture.' },
  { path: '/docs/licences', title: 'Licences and attribution', description: 'What you may do.' },
  { path: '/docs/datasets', title: 'Datasets', description: 'Snapshots of every work.' },
  { path: '/api/catalogue', title: 'Catalogue API', description: 'Works, images, concepts.' },
  { path: '/docs/catalogue', title: 'Catalogue', description: 'How to ask for works.' },
];

describe('wordsOf', () => {
  it('takes a path or a sentence apart', () => {
    expect(wordsOf('/docs/Exploring-APIs.html')).toEqual(['docs', 'exploring', 'apis', 'html']);
    expect(wordsOf('  ')).toEqual([]);
  });
});

describe('rankPages', () => {
  it.each([
    ['a word of the title', 'attribution', '/docs/licences'],
    ['a word of the address', 'iiif', '/docs/iiif'],
    ['the beginning of a word', 'data', '/docs/datasets'],
    ['a typing error', 'catlogue api', '/api/catalogue'],
    ['another spelling', 'licenses', '/docs/licences'],
    ['a word of the description', 'snapshots', '/docs/datasets'],
    ['a path with a wrong end', '/docs/catalog', '/docs/catalogue'],
  ])('puts the right page first for %s', (_, query, path) => {
    expect(rankPages(pages, query)[0]?.path).toBe(path);
  });

  it('finds nothing for words that are nowhere', () => {
    expect(rankPages(pages, 'zebra crossing')).toEqual([]);
  });

  it('finds nothing for an empty query', () => {
    expect(rankPages(pages, ' / ')).toEqual([]);
  });
});
