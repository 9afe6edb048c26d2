import type { Api, Operation, Values } from '@portal/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { likelyValues, someValues } from '../../../contract/test/arbitrary-values.ts';
import { apiOf as fixture } from '../../../contract/test/fixture-api.ts';
import { apiOf, loadContract, operationOf } from '../../test/contract.ts';
import { readPermalink, writePermalink } from './permalink.ts';

const apis = await loadContract();
const catalogue = apiOf(apis, 'catalogue');
const options = { numRuns: 200 };

/** As a browser has it after a reader pastes the link. */
function throughBrowser(api: Api, link: string) {
  const { href } = new URL(link, 'https://developers.example.org/api/x?old=1#other');
  return readPermalink(api, href);
}

function expectSame(api: Api, operation: Operation, values: Values): void {
  const read = throughBrowser(api, writePermalink(operation, values));
  expect(read?.operation.id).toBe(operation.id);
  expect(JSON.parse(JSON.stringify(read?.values))).toEqual(JSON.parse(JSON.stringify(values)));
  expect(read?.unknown).toEqual([]);
}

const table = apis.flatMap((api) =>
  api.operations.map((operation) => [operation.id, api, operation] as const),
);

describe.each(table)('%s', (_, api, operation) => {
  it('preserves its examples', () => {
    for (const { values } of operation.requestExamples) expectSame(api, operation, values);
  });

  it('preserves any values, right or wrong', () => {
    fc.assert(
      fc.property(fc.oneof(likelyValues(operation), someValues(operation)), (values) => {
        expectSame(api, operation, values);
      }),
      options,
    );
  });
});

it('can be read', () => {
  const getWorks = operationOf(apis, 'getWorks');
  const values = { query: 'grey horse', include: ['items', 'notes'], page: 2 };
  expect(writePermalink(getWorks, values)).toBe(
    '?op=getWorks&query=grey+horse&include=items&include=notes&page=2#getWorks',
  );
  expect(writePermalink(getWorks, {})).toBe('?op=getWorks#getWorks');
});

it('keeps what looks like something else', () => {
  const getWorks = operationOf(apis, 'getWorks');
  const odd = ['json:1', 'json:', '2', '', 'a,b', '#x&y=z', '\ud800'];
  for (const query of odd) expectSame(catalogue, getWorks, { query });
  for (const page of ['2', 'two', 2.5, true]) expectSame(catalogue, getWorks, { page });
  for (const include of [[], [''], 'items', ['json:[]'], [1]]) {
    expectSame(catalogue, getWorks, { include });
  }
});

it('keeps parameters whose names it uses itself', () => {
  const named = ['op', '_op', 'lang', '_lang', 'fail', '_slow', '__proto__', 'constructor'];
  const parameters = named.map((name) => ({ name, in: 'query', schema: { type: 'string' } }));
  const api = fixture({ '/a b': { get: { parameters } } });
  const [operation] = api.operations;
  if (!operation) throw new Error('No operation.');
  const values = Object.fromEntries(named.map((name) => [name, `${name}!`]));
  expectSame(api, operation, values);
});

it('reports what it does not know, and reads no request if there is none', () => {
  expect(readPermalink(catalogue, '?op=getWorks&colour=red&page=2')).toMatchObject({
    values: { page: 2 },
    unknown: ['colour'],
  });
  expect(readPermalink(catalogue, '?op=getNothing')).toBeUndefined();
  expect(readPermalink(catalogue, '#getWorks')).toBeUndefined();
  expect(readPermalink(catalogue, '')).toBeUndefined();
  expect(readPermalink(catalogue, '?op=getWorks&page=json:{')?.values).toEqual({ page: 'json:{' });
});

it('contains the failure that is asked for, and takes nothing but small numbers', () => {
  const getWorks = operationOf(apis, 'getWorks');
  const link = writePermalink(getWorks, { query: 'horse' }, null, { status: 503, wait: 2 });
  expect(link).toBe('?op=getWorks&query=horse&fail=503&slow=2#getWorks');
  expect(readPermalink(catalogue, link)).toMatchObject({
    ...{ values: { query: 'horse' }, failure: { status: 503, wait: 2 }, unknown: [] },
  });
  const failureIn = (query: string) => readPermalink(catalogue, `?op=getWorks&${query}`)?.failure;
  expect(failureIn('slow=5')).toEqual({ wait: 5 });
  expect(failureIn('query=horse')).toBeUndefined();
  expect(failureIn('fail=503, wait=9&slow=99999')).toBeUndefined();
});

it('ignores the language of the samples', () => {
  const read = readPermalink(catalogue, '?op=getWorks&query=horse&lang=python#getWorks');
  expect(read).toMatchObject({ values: { query: 'horse' }, unknown: [] });
});
