import { describe, expect, it } from 'vitest';
import { createIds } from './ids.ts';

describe('ids', () => {
  it('have the same form as in the services', () => {
    const ids = createIds();
    for (let index = 0; index < 300; index += 1) {
      expect(ids.catalogue(`a ${index}`)).toMatch(/^[a-hjkmnp-z][a-hjkmnp-z2-9]{7}$/);
      expect(ids.content(`b ${index}`)).toMatch(/^[W-Z][A-Za-z0-9]{5}AAAC[A-Z]A[A-Za-z0-9]{4}$/);
      expect(ids.picture(`c ${index}`)).toMatch(/^[ABLMNSVW]00\d{5}$/);
      expect(ids.system('b', `d ${index}`)).toMatch(/^b\d{7}[\dx]$/);
    }
  });

  it('stay the same when other records are added before', () => {
    const few = createIds();
    const many = createIds();
    for (let index = 0; index < 100; index += 1) many.catalogue(`new ${index}`);
    expect(many.catalogue('old')).toBe(few.catalogue('old'));
  });

  it('end in a check character that catches a wrong digit', () => {
    const number = createIds().system('b', 'a book');
    const sum = [...number.slice(1, -1)].reduce(
      (total, digit, index) => total + Number(digit) * (8 - index),
      0,
    );
    expect('0123456789x'[sum % 11]).toBe(number.at(-1));
  });

  it('belong to one record only, or the error names both', () => {
    const ids = createIds();
    ids.catalogue('the first', 'hx7q2mvb');
    expect(() => ids.catalogue('the second', 'hx7q2mvb')).toThrow(/“the first” and “the second”/);
  });

  it('are not made twice from one key, except for terms', () => {
    const ids = createIds();
    for (const make of [ids.catalogue, ids.content, ids.picture]) {
      make('a record');
      expect(() => make('a record')).toThrow('There are two of “a record”.');
    }
    ids.system('b', 'a book');
    expect(() => ids.system('b', 'a book')).toThrow('There are two of “a book”.');
    expect(ids.term('a series')).toBe(ids.term('a series'));
    expect(() => ids.term('another', ids.term('a series'))).toThrow(/“a series” and “another”/);
  });
});
