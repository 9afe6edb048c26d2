import { expect, it } from 'vitest';
import { checkSchema } from './check-schema.ts';
import { isExpensivePattern } from './safe-pattern.ts';

const expensive = [
  '^(https?:\\/\\/)?([\\da-z\\.-]+)\\.([a-z\\.]{2,6})([\\/\\w \\.-]*)*\\/?$',
  '^(a+)+$',
  '^(?:\\w+\\s?)*$',
  '^(?<word>[a-z]*)+$',
  '^((ab)*)*$',
  '^([a-z]+|\\d){2,}$',
  '^(x|[a-z]+)*$',
  '^([a-z]*){1,50}$',
  '^([a-z]*){1,11}$',
  '^(\\u{61}[a-z]*|\\p{L}+)*$',
  '^(([a-z]+)?)*$',
  '^([a-z]+x?)+?$',
];

it.each(expensive)('finds nested repetitions: %s', (pattern) => {
  expect(isExpensivePattern(pattern)).toBe(true);
});

it.each(expensive)('does not match a long text against %s', (pattern) => {
  // With these patterns, 50 characters would take practically for ever.
  const text = `http://${'a'.repeat(50)}!`;
  expect(checkSchema({ type: 'string', pattern }, text)).toEqual([]);
});

it.each(expensive)('still matches a short text against %s', (pattern) => {
  expect(checkSchema({ pattern }, '!')).toMatchObject([{ keyword: 'pattern' }]);
});

it.each([
  '^[a-z]+$',
  '^[a-z]+(-[a-z]+)*$',
  '^([a-z0-9]+\\.)+[a-z]{2,}$',
  '^(.+)@(.+)$',
  '^(\\d+,){3}\\d+$',
  '^(,[^,)(]+)*$',
  '^(?:full|square|\\d+,\\d+)$',
  '^(a|b)*$',
  '^\\(+\\)+$',
  '^[(a+)+]*$',
  '^([a-z]*){1,10}$',
  '^([a-z]*){50}$',
  '^([a-z]+)?$',
  '^(x[a-z]+)*$',
  '^(\\.[a-z]+)*$',
  '^(\\u{2e}[a-z]+)*$',
  '^[^\\](a+)]+$',
  '^(?=[a-z]+)[a-z]*$',
  '^(?<=a+)b(?<!c+)d$',
  '',
  '(',
  ')',
  '[a',
])('lets %s be', (pattern) => {
  expect(isExpensivePattern(pattern)).toBe(false);
});
