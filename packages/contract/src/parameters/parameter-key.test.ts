import { expect, it } from 'vitest';
import { apiOf } from '../../test/fixture-api.ts';
import { buildRequest, checkValues, explain, parseRequest, writeHttpRequest } from '../index.ts';

const places = ['cookie', 'header', 'query', 'path'];
const schema = { type: 'string' };

/** One name in four locations, in the least convenient order. */
const api = apiOf({
  '/things/{id}': {
    parameters: [{ name: 'id (query)', in: 'header', schema }],
    get: {
      operationId: 'getThing',
      parameters: [
        ...places.map((place) => ({ name: 'id', in: place, required: true, schema })),
        { name: 'other', in: 'header', schema },
      ],
    },
  },
});
const operation = api.operations[0] as (typeof api.operations)[number];
const keys = Object.fromEntries(
  operation.parameters.map((one) => [`${one.in} ${one.name}`, one.key]),
);

it('is the name, plus the location if another parameter has that name', () => {
  expect(keys).toMatchObject({
    'path id': 'id',
    'header id': 'id (header)',
    'cookie id': 'id (cookie)',
    'header other': 'other',
  });
});

it('is unique within an operation, whatever the names', () => {
  expect(new Set(Object.values(keys)).size).toBe(operation.parameters.length);
});

it('does not depend on the order of the parameters', () => {
  const reversed = apiOf({
    '/things/{id}': {
      get: {
        parameters: places.toReversed().map((place) => ({ name: 'id', in: place, schema })),
      },
    },
  });
  expect(reversed.operations[0]?.parameters.find((one) => one.in === 'path')?.key).toBe('id');
});

const values = Object.fromEntries(operation.parameters.map(({ in: place, key }) => [key, place]));

it('keeps the values for each location apart in a request', () => {
  const { url, headers } = writeHttpRequest(api, operation, { values }, 'https://a.example');
  expect(url).toBe('https://a.example/test/v1/things/path?id=query');
  expect(headers).toContainEqual({ name: 'id', value: 'header' });
  expect(headers).toContainEqual({ name: 'Cookie', value: 'id=cookie' });
});

it('keeps the values from a URL apart', () => {
  const { href } = buildRequest(operation, values, 'https://a.example');
  const parsed = parseRequest([api], href);
  expect(parsed.values).toEqual({
    [keys['path id'] ?? '']: 'path',
    [keys['query id'] ?? '']: 'query',
  });
  const named = explain(parsed).filter(({ kind }) => kind === 'value');
  expect(named.map(({ parameter, text }) => [parameter, text])).toEqual([
    [keys['path id'], 'path'],
    [keys['query id'], 'query'],
  ]);
});

it.each(Object.entries(keys).filter(([place]) => place.endsWith(' id')))(
  'reports the missing one: %s',
  (_, key) => {
    const problems = checkValues(operation, { ...values, [key]: undefined });
    expect(problems.map(({ where }) => where.parameter)).toEqual([key]);
  },
);
