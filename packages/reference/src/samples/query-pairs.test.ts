import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitUrl } from './query-pairs.ts';

const address = 'https://api.example.org/works';

describe('the parameters of a URL', () => {
  it.each([
    [
      '?query=horse&page=2',
      [
        ['query', 'horse'],
        ['page', '2'],
      ],
      '',
      false,
    ],
    ['?include=items,notes', [['include', 'items,notes']], ',', false],
    [
      '?q=a%20b&x=',
      [
        ['q', 'a b'],
        ['x', ''],
      ],
      '',
      true,
    ],
    [
      '?a=1&a=2',
      [
        ['a', '1'],
        ['a', '2'],
      ],
      '',
      false,
    ],
    ['?q=%22a,%20b%22,c', [['q', '"a, b",c']], ',', true],
    ['?t=12:30/@(a)!*', [['t', '12:30/@(a)!*']], '!()*/:@', false],
    ['?q=%C3%A9%26%3D%2B', [['q', 'é&=+']], '', false],
  ])('%s', (query, pairs, unencoded, hasSpaces) => {
    expect(splitUrl(address + query)).toEqual({ address, pairs, unencoded, hasSpaces });
  });

  it.each([
    ...['', '?', '?a', '?=a', '?a=b&', '?a=%', '?a=%c3%a9', '?a=b+c%20d', '?a=%41', '?a=b#c'],
    ...['?a=b=c', '?a=1,2%2C3', '?a=é', '?a=b c'],
  ])('are left in "%s"', (query) => {
    expect(splitUrl(address + query)).toBeUndefined();
  });

  it('are never changed', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        const split = splitUrl(`${address}?${query}`);
        fc.pre(split !== undefined);
        const written = new URLSearchParams(split?.pairs);
        const [, ...read] = new URLSearchParams(`a=b&${query}`);
        expect(read).toEqual([...written]);
      }),
    );
  });
});
