import { expect, it } from 'vitest';
import { deprecationHeaders } from './deprecation-headers.ts';

it('announces since when an operation is deprecated, and when it ends', () => {
  const dates = { deprecatedSince: '2027-01-15', sunset: '2028-01-15' };
  expect(deprecationHeaders({ deprecated: true, ...dates })).toEqual({
    Deprecation: '@1799971200',
    Sunset: 'Sat, 15 Jan 2028 00:00:00 GMT',
  });
  expect(deprecationHeaders({ deprecated: true })).toEqual({});
  expect(deprecationHeaders({ deprecated: false, ...dates })).toEqual({});
});
