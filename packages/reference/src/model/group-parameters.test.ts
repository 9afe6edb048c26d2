import type { Parameter } from '@portal/contract';
import { expect, it } from 'vitest';
import { loadContract, operationOf } from '../../test/contract.ts';
import { groupParameters } from './group-parameters.ts';

const apis = await loadContract();
const [some] = operationOf(apis, 'getWorks').parameters;

function parameter(key: string, rest: Partial<Parameter> = {}): Parameter {
  if (!some) throw new Error('The sample has no parameter.');
  const { group: _, ...plain } = some;
  return { ...plain, key, name: key, required: false, in: 'query', ...rest };
}

const shown = (parameters: Parameter[]) =>
  groupParameters(parameters).map((one) => [one.label, one.parameters.map(({ key }) => key)]);

it('follows the groups of the description', () => {
  const given = [
    parameter('sort', { group: 'Sorting' }),
    parameter('a', { group: 'Filters' }),
    parameter('other'),
    parameter('id', { in: 'path', required: true }),
    parameter('page', { group: 'Sorting' }),
  ];
  expect(shown(given)).toEqual([
    ['', ['id']],
    ['Sorting', ['sort', 'page']],
    ['Filters', ['a']],
    ['Other parameters', ['other']],
  ]);
});

it('goes by location and requirement if there are many and no groups', () => {
  const many = Array.from({ length: 7 }, (_, index) => parameter(`q${index}`));
  expect(shown(many)).toEqual([['', many.map(({ key }) => key)]]);
  const mixed = [
    parameter('X-Key', { in: 'header' }),
    ...many,
    parameter('must', { required: true }),
    parameter('id', { in: 'path', required: true }),
  ];
  expect(shown(mixed)).toEqual([
    ['Path', ['id']],
    ['Required', ['must']],
    ['Query', many.map(({ key }) => key)],
    ['Headers', ['X-Key']],
  ]);
});

it('leaves out no parameter of the sample and shows none twice', () => {
  for (const { parameters } of apis.flatMap(({ operations }) => operations)) {
    const all = groupParameters(parameters).flatMap((group) => group.parameters);
    expect(new Set(all)).toEqual(new Set(parameters));
    expect(all.length).toBe(parameters.length);
  }
});
