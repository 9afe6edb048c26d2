import type { Operation } from '@portal/contract';
import { beforeAll, expect, it } from 'vitest';
import { loadContract, operationOf } from '../../../test/contract.ts';
import { problemInWords, problemsOf, withSuggestion } from './form-problems.ts';
import { formOf, valuesOf } from './form-state.ts';

let getWorks: Operation;
let getWork: Operation;

beforeAll(async () => {
  const apis = await loadContract();
  getWorks = operationOf(apis, 'getWorks');
  getWork = operationOf(apis, 'getWork');
});

it('puts each problem beside its control', () => {
  const { byName, errors, accepted } = problemsOf(getWorks, { page: 0, include: ['itmes'] });
  expect([...byName.keys()].sort()).toEqual(['include', 'page']);
  expect(errors).toHaveLength(2);
  expect(accepted).toBe(false);
});

it('asks for what is required', () => {
  const [problem] = problemsOf(getWork, {}).byName.get('id') ?? [];
  expect(problem && problemInWords(problem)).toMatch(/^id is required\. /);
});

it('accepts a warning', () => {
  const { byName, accepted } = problemsOf(getWorks, { workType: ['zz'] });
  expect(byName.get('workType')?.[0]?.type).toBe('warning');
  expect(accepted).toBe(true);
});

it('separates what belongs to no control', () => {
  expect(problemsOf(getWorks, { colour: 'red' }).others).toHaveLength(1);
});

it('fixes the form with a suggestion, in a list and alone', () => {
  const values = { include: ['notes', 'itmes'], sortOrder: 'descc' };
  const { errors } = problemsOf(getWorks, values);
  const corrected = errors.reduce(withSuggestion, formOf(getWorks, values));
  expect(valuesOf(getWorks, corrected)).toEqual({ include: ['notes', 'items'], sortOrder: 'desc' });
});
