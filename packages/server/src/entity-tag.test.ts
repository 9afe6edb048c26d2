import { expect, test } from 'vitest';
import { entityTag, matchesEntityTag } from './entity-tag.ts';

test('every encoding has its own strong tag', () => {
  const tags = (['identity', 'br', 'gzip'] as const).map((encoding) => entityTag('abc', encoding));
  expect(tags).toEqual(['"abc"', '"abc-br"', '"abc-gzip"']);
});

test.each([
  [null, false],
  ['', false],
  ['*', true],
  [' * ', true],
  ['"abc-br"', true],
  ['W/"abc-br"', true],
  ['"x", "abc-br"', true],
  ['"x,y",W/"abc-br"', true],
  ['"abc"', false],
  ['"abc-gzip"', false],
  ['abc-br', false],
  ['"x*", "*"', false],
])('If-None-Match %j matches "abc-br": %s', (header, want) => {
  expect(matchesEntityTag(header, '"abc-br"')).toBe(want);
});
