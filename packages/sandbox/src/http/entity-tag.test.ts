import { expect, test } from 'vitest';
import { allowsEntityTag, matchesEntityTag } from './entity-tag.ts';

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
  ['"abc-br"x', false],
  ['x"abc-br"', false],
  ['"x" "abc-br"', false],
  ['w/"abc-br"', false],
  ['"abc-br', false],
])('If-None-Match %j matches "abc-br": %s', (header, want) => {
  expect(matchesEntityTag(header, '"abc-br"')).toBe(want);
});

test.each([
  [null, true],
  ['', true],
  ['*', true],
  [' * ', true],
  ['"abc-br"', true],
  ['"x", "abc-br"', true],
  ['W/"x","abc-br"', true],
  ['W/"abc-br"', false],
  ['"abc"', false],
  ['"x", W/"abc-br"', false],
  ['abc-br', false],
  ['"x" "abc-br"', false],
])('If-Match %j allows "abc-br": %s', (header, want) => {
  expect(allowsEntityTag(header, '"abc-br"')).toBe(want);
});
