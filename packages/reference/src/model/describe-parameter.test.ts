import type { Operation } from '@portal/contract';
import { describe, expect, it } from 'vitest';
import { apiOf as fixture } from '../../../contract/test/fixture-api.ts';
import { loadContract, operationOf } from '../../test/contract.ts';
import { describeParameters } from './describe-parameter.ts';
import { groupByTag } from './group-by-tag.ts';

const apis = await loadContract();

const viewsOf = (operation: Operation) =>
  describeParameters(operation).flatMap(({ views }) => views);

function parameter(operationId: string, name: string) {
  const found = viewsOf(operationOf(apis, operationId)).find((one) => one.name === name);
  if (!found) throw new Error(`No parameter ${name}.`);
  return found;
}

describe('a parameter in words', () => {
  it.each([
    ['getWorks', 'pageSize', 'whole number, 1 to 100, default 10'],
    ['getWorks', 'page', 'whole number, at least 1, default 1'],
    ['getWorks', 'subjects.label', 'list of text, at most 100 values'],
    ['getWorks', 'include', 'list of text, at most 100 values'],
    ['getWorks', 'query', 'text, at most 1000 characters'],
    ['getWorks', 'sortOrder', 'text, default asc'],
    ['getWorks', 'production.dates.from', 'date (YYYY-MM-DD)'],
  ])('%s %s: %s', (operation, name, summary) => {
    expect(parameter(operation, name).summary).toBe(summary);
  });

  it('has an id that can be linked to', () => {
    expect(parameter('getWorks', 'include').id).toBe('getWorks.include');
    expect(parameter('getWorks', 'subjects.label').id).toBe('getWorks.subjects.label');
  });

  it('explains the values, the traps and how to give several', () => {
    const include = parameter('getWorks', 'include');
    expect(include.closed).toBe(true);
    expect(include.choices).toContainEqual({ value: 'notes', meaning: 'Notes, grouped by kind.' });
    expect(include.traps.length).toBeGreaterThan(0);
    expect(include.severalValues).toMatch(/double quotes/);
    expect(parameter('getArticles', 'format').severalValues).toMatch(/cannot contain a comma/);
    expect(parameter('getWorks', 'workType').closed).toBe(false);
    expect(parameter('getWorks', 'query').severalValues).toBeUndefined();
  });
});

it('gives every parameter of every API a type, and a unique id', () => {
  const views = apis.flatMap((api) => api.operations.flatMap(viewsOf));
  expect(views.filter(({ type }) => type === '' || type === 'any value')).toEqual([]);
  expect(new Set(views.map(({ id }) => id)).size).toBe(views.length);
});

it('puts the path first, and keeps two of the same name apart', () => {
  const parameters = [
    { name: 'q', in: 'query', schema: { type: 'array', items: { type: 'integer' } } },
    { name: 'id', in: 'query', required: true, schema: { type: 'boolean' } },
    { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
  ];
  const [operation] = fixture({ '/a/{id}': { get: { parameters } } }).operations;
  if (!operation) throw new Error('No operation.');
  const views = viewsOf(operation);
  expect(views.map(({ id, summary }) => [id, summary])).toEqual([
    ['get~20/a/{id}.path.id', 'text'],
    ['get~20/a/{id}.id', 'true or false'],
    ['get~20/a/{id}.q', 'list of whole numbers'],
  ]);
  expect(views[2]?.severalValues).toBe('Repeat q for each value.');
});

it('puts parameters in the groups of the description, and in no others', () => {
  const schema = { type: 'string' };
  const grouped = [
    { name: 'q', in: 'query', schema, 'x-group': 'Search' },
    { name: 'page', in: 'query', schema, 'x-group': 'Paging' },
    { name: 'lang', in: 'query', schema, required: true, 'x-group': 'Search' },
    { name: 'id', in: 'path', required: true, schema },
    { name: 'other', in: 'query', schema },
  ];
  const plain = Array.from({ length: 12 }, (_, at) => ({ name: `p${at}`, in: 'query', schema }));
  const { operations } = fixture({
    '/a/{id}': { get: { parameters: grouped } },
    '/b': { get: { parameters: plain } },
  });
  const shown = operations.map((operation) =>
    describeParameters(operation).map(({ label, views }) => [label, ...views.map((v) => v.name)]),
  );
  expect(shown).toEqual([
    [
      ['', 'id'],
      ['Search', 'lang', 'q'],
      ['Paging', 'page'],
      ['Other parameters', 'other'],
    ],
    [['', ...plain.map(({ name }) => name)]],
  ]);
});

it('groups operations by tag, each once', () => {
  for (const api of apis) {
    const groups = groupByTag(api);
    expect(groups.map(({ name }) => name)).toEqual(api.tags.map(({ name }) => name));
    expect(groups.flatMap((group) => group.operations.map(({ id }) => id)).sort()).toEqual(
      api.operations.map(({ id }) => id).sort(),
    );
  }
  const api = fixture({ '/a': { get: { tags: ['New'] } }, '/b': { get: {} } });
  expect(groupByTag(api).map(({ id }) => id)).toEqual(['tag-New', 'tag-Other']);
});

it('shows an example as it is written, with the quotes that a comma needs', () => {
  const list = { type: 'array', items: { type: 'string' } };
  const given = [
    { name: 'labels', schema: list, explode: false, example: ['Lungs, Diseases of', 'Horses'] },
    { name: 'none', schema: list, explode: false, example: [] },
    { name: 'empty', schema: { type: 'string' }, example: '' },
  ];
  const parameters = given.map((one) => ({ ...one, in: 'query' }));
  const api = fixture({ '/a': { get: { parameters } } }, { 'x-list-syntax': 'csv' });
  const [operation] = api.operations;
  const texts = operation && viewsOf(operation).map(({ examples }) => examples[0]?.text);
  expect(texts).toEqual(['"Lungs, Diseases of",Horses', 'an empty list', 'empty text']);
});
