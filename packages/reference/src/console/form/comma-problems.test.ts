import type { Parameter } from '@portal/contract';
import { expect, it } from 'vitest';
import { loadContract, operationOf } from '../../../test/contract.ts';
import { commaProblems } from './comma-problems.ts';

const operation = operationOf(await loadContract(), 'getWorks');
const include = operation.parameters.find(({ key }) => key === 'include') as Parameter;

it.each([
  [{ listSyntax: 'csv' }, false],
  [{ listSyntax: 'plain' }, true],
  [{ listSyntax: 'plain', explode: true }, false],
  [{ listSyntax: 'plain', style: 'pipeDelimited' }, false],
  [{ in: 'path', style: 'simple', explode: true }, true],
  [{ in: 'path', style: 'label', explode: true }, false],
  [{ in: 'header', style: 'simple', listSyntax: 'csv' }, true],
] satisfies [Partial<Parameter>, boolean][])(
  'a comma in a value of %j splits it: %s',
  (given, isCut) => {
    const parameters = [{ ...include, ...given }];
    const problems = commaProblems({ ...operation, parameters }, { include: ['a', 'c, d'] });
    expect(problems.map(({ where }) => where.index)).toEqual(isCut ? [1] : []);
    if (isCut) expect(problems[0]?.message).toContain("'c, d' arrives as several");
  },
);

it('has no objection to commas in other parameters', () => {
  expect(commaProblems(operation, { query: 'a, b' })).toEqual([]);
});
