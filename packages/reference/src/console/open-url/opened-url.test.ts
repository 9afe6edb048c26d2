import type { Api } from '@portal/contract';
import { beforeAll, expect, it } from 'vitest';
import { loadContract } from '../../../test/contract.ts';
import { openedUrl } from './opened-url.ts';

let apis: Api[];

beforeAll(async () => {
  apis = await loadContract();
});

it('finds the operation and values, on any host', () => {
  const opened = openedUrl(apis, ' https://api.example.org/catalogue/v2/works?workType=a,k ');
  expect(opened?.target).toEqual({
    apiId: 'catalogue',
    operationId: 'getWorks',
    values: { workType: ['a', 'k'] },
  });
  expect(opened?.problems).toEqual([]);
  expect(opened?.title).toBe('Search and filter works');
});

it('explains what is wrong and still fills in the rest', () => {
  const opened = openedUrl(apis, '/catalogue/v2/works?pageSize=500&inclde=items');
  expect(opened?.target?.values).toEqual({ pageSize: 500 });
  expect(opened?.problems.map(({ type }) => type)).toEqual(['error', 'warning']);
  expect(opened?.problems[1]?.suggestion).toBe('include');
});

it('has nothing to open for another path', () => {
  const opened = openedUrl(apis, 'https://api.example.org/catalogue/v2/wroks');
  expect(opened?.target).toBeUndefined();
  expect(opened?.problems.length).toBeGreaterThan(0);
  expect(openedUrl(apis, '  ')).toBeUndefined();
});
