import type { Portal } from '@portal/portal';
import { expect, it } from 'vitest';
import { apiOf } from '../../../packages/contract/test/fixture-api';
import { planOpening } from './plan-opening';

const responding = (value: unknown, more: object = {}) => ({
  responses: {
    200: {
      description: '',
      content: { 'application/json': { examples: { one: { value, ...more } } } },
    },
  },
});
const things = { operationId: 'getThings', ...responding({ total: 1 }) };
const planOf = (paths: object, { home = {}, rest = {} } = {}) =>
  planOpening({ home, apis: [{ id: 'none' }, { id: 'test' }] } as unknown as Portal, [
    apiOf(paths, rest),
  ]);

it('is a request with its response, and leads to its console', () => {
  expect(planOf({ '/things': { get: things } })).toEqual({
    request: 'GET /test/v1/things',
    status: '200 OK',
    lines: ['{', '  "total": 1', '}'],
    left: 0,
    console: '/api/test?op=getThings#getThings',
  });
});

it('has the values of the example, or those of the parameters', () => {
  const parameters = [{ name: 'q', in: 'query', schema: { type: 'string' }, example: 'ship' }];
  const asked = { parameters, ...responding({}, { 'x-request': { values: { q: 'map' } } }) };
  expect(planOf({ '/things': { get: { ...things, ...asked } } })?.request).toBe(
    'GET /test/v1/things?q=map',
  );
  const required = [{ name: 'id', in: 'path', required: true, example: 'a1' }];
  expect(planOf({ '/things/{id}': { get: { ...things, parameters: required } } })?.request).toBe(
    'GET /test/v1/things/a1',
  );
});

it('shows the beginning of a long response', () => {
  const long = Array.from({ length: 30 }, (_, at) => at);
  const opening = planOf({ '/things': { get: { ...things, ...responding(long) } } });
  expect([opening?.lines.length, opening?.lines.at(-1), opening?.left]).toEqual([16, '  14,', 16]);
});

it.each([
  ['that changes something', { '/first': { post: things } }],
  ['that is deprecated', { '/first': { get: { ...things, deprecated: true } } }],
  ['that needs a key', { '/first': { get: { ...things, security: [{ key: [] }] } } }],
  ['without an example', { '/first': { get: { operationId: 'getFirst' } } }],
  [
    'whose example nobody can ask for',
    { '/first': { get: { ...things, ...responding(1, { 'x-request': 'none' }) } } },
  ],
])('is no request %s', (_, paths) => {
  const rest = {
    components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } } },
  };
  expect(planOf(paths, { rest })).toBeUndefined();
  const second = { '/second': { get: { ...things, operationId: 'getSecond' } } };
  expect(planOf({ ...paths, ...second }, { rest })?.request).toBe('GET /test/v1/second');
});

it('may be sent without a key if a key is one of several ways', () => {
  const optional = { ...things, security: [{ key: [] }, {}] };
  expect(planOf({ '/things': { get: optional } })).toBeDefined();
});

it.each([{ prints: [{ plate: 'ship', caption: 'A ship' }] }, { live: { api: 'test' } }])(
  'leaves the room to %o',
  (home) => {
    expect(planOf({ '/things': { get: things } }, { home })).toBeUndefined();
  },
);
