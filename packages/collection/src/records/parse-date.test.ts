import { describe, expect, it } from 'vitest';
import { parseDate } from './parse-date.ts';

describe('parseDate', () => {
  it.each([
    ['1832', '1832-01-01', '1832-12-31'],
    ['[1832?]', '1832-01-01', '1832-12-31'],
    ['[ca. 1750]', '1750-01-01', '1750-12-31'],
    ['[not before 1604]', '1604-01-01', '1604-12-31'],
    ['1832-1840', '1832-01-01', '1840-12-31'],
    ['[between 1700 and 1720]', '1700-01-01', '1720-12-31'],
    ['1841-', '1841-01-01', '9999-12-31'],
    ['MDCCLXI [1761]', '1761-01-01', '1761-12-31'],
    ['1840s', '1840-01-01', '1849-12-31'],
    ['18th century', '1700-01-01', '1799-12-31'],
    ['21st century', '2000-01-01', '2099-12-31'],
    ['March 1915', '1915-03-01', '1915-03-31'],
    ['February 1916', '1916-02-01', '1916-02-29'],
    ['4 March 1915', '1915-03-04', '1915-03-04'],
  ])('reads %s', (label, from, to) => {
    expect(parseDate(label)).toEqual([from, to]);
  });

  it.each(['', 'undated', '1840-1832', '31 February 1915', '12 Thermidor 1794', '18', '12345'])(
    'cannot parse %j',
    (label) => {
      expect(parseDate(label)).toBeUndefined();
    },
  );
});
