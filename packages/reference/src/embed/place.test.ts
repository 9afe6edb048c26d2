import { describe, expect, it } from 'vitest';
import { readPlace, writePlace } from './place.ts';

const pageUrl = 'https://library.example/developers?theme=dark&empty=';
const one = { ids: ['api'], pageUrl };
const two = { ids: ['loans', 'works'], pageUrl };

describe('an address', () => {
  it.each([
    ['the page itself', pageUrl, two, { apiId: 'loans', search: '', hash: '' }],
    ['a part', '#getLoan', one, { apiId: 'api', search: '', hash: '#getLoan' }],
    ['another API', '?api=works', two, { apiId: 'works', search: '' }],
    ['an API that is not there', '?api=texts', two, { apiId: 'loans' }],
    ['a request', '?theme=dark&op=getLoan&id=1#getLoan', one, { search: '?op=getLoan&id=1' }],
    [
      'a request whose parameter is called as ours is',
      '?api=works&op=a&api=loans',
      two,
      { apiId: 'works', search: '?op=a&api=loans' },
    ],
    [
      'a place within',
      'api:works?op=a&id=1#a',
      two,
      { apiId: 'works', search: '?op=a&id=1', hash: '#a' },
    ],
  ])('of %s is read', (_, address, shown, expected) => {
    expect(readPlace(address, shown)).toMatchObject(expected);
  });
});

describe('a place', () => {
  it.each([
    ['api:works', two, '?theme=dark&empty=&api=works'],
    ['api:works?op=a&id=%20#a', two, '?theme=dark&empty=&api=works&op=a&id=%20#a'],
    ['api:api?op=a#a', one, '?theme=dark&empty=&op=a#a'],
    ['#a', one, '?theme=dark&empty=#a'],
  ])('%s is written, there and back', (address, shown, expected) => {
    const place = readPlace(address, shown);
    const written = writePlace(place, shown);
    expect(written).toBe(`https://library.example/developers${expected}`);
    expect(readPlace(written, { ...shown, pageUrl: written })).toEqual(place);
    expect(writePlace(place, { ...shown, pageUrl: written })).toBe(written);
  });
});
