import { expect, it } from 'vitest';
import { apiOf, operationOf } from '../../../test/made-api.ts';
import { indexPages } from '../../pages/pages-index.ts';
import { planPages } from '../../pages/plan-pages.ts';
import { planPagesOf } from '../../plugin/plan-page.ts';
import { otherPage } from './other-page.ts';

const api = apiOf({
  operations: [operationOf('getWork', ['Works']), operationOf('getArtist', ['Artists'])],
  schemas: { Work: {} },
});
const index = indexPages(planPages(api, 1));

it.each(['/', '/developers/'])('takes old addresses to the right page below %s', (basePath) => {
  const options = { routeBase: 'api', servers: {}, splitAbove: 1 };
  const [overview, works] = planPagesOf(api, options, basePath);
  if (!overview || !works) throw new Error('There are no pages.');
  const at = `${basePath}api/large`;
  const asked: [string, string, string | undefined][] = [
    ['', '#getWork', `${at}/works#getWork`],
    ['', '#getWork.id', `${at}/works#getWork.id`],
    ['', '#schema-Work', `${at}/schemas#schema-Work`],
    ['?op=getArtist&id=%26', '#getArtist', `${at}/artists?op=getArtist&id=%26#getArtist`],
    ['?op=getArtist', '', `${at}/artists?op=getArtist`],
    ['?op=gone', '#getWork', undefined],
    ['', '#gone', undefined],
    ['', '#%', undefined],
    ['', '', undefined],
  ];
  for (const [search, hash, address] of asked) {
    expect(otherPage(index, overview, { search, hash })).toBe(address);
  }
  expect(otherPage(index, works, { search: '', hash: '#getWork' })).toBeUndefined();
  expect(otherPage(index, works, { search: '?op=getWork', hash: '#getArtist' })).toBeUndefined();
});
