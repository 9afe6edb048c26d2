import { expect, it } from 'vitest';
import { needOf } from './sandbox-need.ts';

it.each([
  ['/catalogue/v2/works?query=horse', 'works'],
  ['/catalogue/v2/works/hx7q2mvb', 'works'],
  ['/presentation/v3/b20417783', 'works'],
  ['/datasets/catalogue/v2/works.json.gz', 'works'],
  ['/datasets/catalogue/v2/images.json.gz', 'images'],
  ['/catalogue/v2/images?query=colors', 'images'],
  ['/catalogue/v2/images/abcd2345?include=source.subjects', 'images'],
  ['/catalogue/v2/images?colors=ff6700', 'likeness'],
  ['/catalogue/v2/images?color=ff6700', 'likeness'],
  ['/catalogue/v2/images/abcd2345?include=source.genres,%76isuallySimilar', 'likeness'],
  ['/catalogue/v2/images/abcd2345?include=withSimilarColors', 'likeness'],
  ['/catalogue/v2/concepts/abcd2345', 'concepts'],
  ['/content/v0/all', 'content'],
  ['/image/V0040217/info.json', 'pictures'],
  ['/thumbs/V0040217/full/!200,200/0/default.jpg', 'pictures'],
  ['/editorial-images/M0053479.jpg', 'pictures'],
  ['/text/v1/b20417783', 'texts'],
  ['/search/b20417783/search?q=a', 'texts'],
  ['/worksheets', 'texts'],
])('%s needs %s', (address, need) => {
  const { pathname, searchParams } = new URL(address, 'https://example.org');
  expect(needOf(pathname, searchParams)).toBe(need);
});
