import { expect, it } from 'vitest';
import { isAccepted, type Problem } from './problem.ts';

const where = { part: 'query' } as const;
const error: Problem = { type: 'error', where, message: 'page is 0.' };
const warning: Problem = { type: 'warning', where, message: 'colour is not a parameter.' };

it.each<[string, Problem[]]>([
  ['without problems', []],
  ['with warnings only', [warning, warning]],
])('a request %s is accepted', (_, problems) => {
  expect(isAccepted(problems)).toBe(true);
});

it.each<[string, Problem[]]>([
  ['with an error', [error]],
  ['with an error among warnings', [warning, error, warning]],
])('a request %s is refused', (_, problems) => {
  expect(isAccepted(problems)).toBe(false);
});
