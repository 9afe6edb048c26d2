import { expect, it } from 'vitest';
import { apiOf } from '../../test/fixture-api.ts';
import { exampleValues } from './example-values.ts';

function valuesOf(parameters: object[], rest: object = {}) {
  const path = '/things/{id}/{format}/{size}';
  const api = apiOf({ [path]: { get: { operationId: 'x', parameters, ...rest } } });
  const [operation] = api.operations;
  return operation && exampleValues(operation);
}

const path = { in: 'path', required: true };
const query = { in: 'query', required: true };

it('starts with the required values that the description provides', () => {
  const parameters = [
    { ...path, name: 'id', schema: { type: 'integer' } },
    { ...path, name: 'format', schema: { enum: ['jpg', 'png'] } },
    { ...path, name: 'size', schema: { type: 'string' }, example: 'full' },
    { ...query, name: 'made', schema: { type: 'integer', minimum: 3 } },
    { ...query, name: 'default', schema: { type: 'integer', default: 0 } },
    { ...query, name: 'part', schema: { allOf: [{ type: 'string', examples: ['inner'] }] } },
    { ...query, name: 'first', schema: { type: 'string', examples: ['a', 'b'], default: 'c' } },
    { ...query, name: 'only', schema: { const: 'd', default: 'e' } },
    { ...query, name: 'usual', schema: { enum: ['f', 'g'], default: 'g' } },
    { ...query, name: 'one', schema: { oneOf: [{ type: 'string' }, { const: 'h' }] } },
    { ...query, name: 'any', schema: { anyOf: [{ type: 'string' }, { const: 'i' }] } },
    { ...query, name: 'nothing', schema: { type: 'null' } },
    { ...query, name: 'X-Header', in: 'header', schema: { type: 'string' } },
    { name: 'optional', in: 'query', schema: { type: 'string' }, example: 'x' },
  ];
  expect(valuesOf(parameters)).toStrictEqual({
    format: 'jpg',
    size: 'full',
    made: 3,
    default: 0,
    part: 'inner',
    first: 'a',
    only: 'd',
    usual: 'g',
    one: 'h',
    any: 'i',
    'X-Header': 'text',
  });
});

it('uses the first request example unchanged', () => {
  const parameters = [{ ...query, name: 'made', schema: { type: 'integer' } }];
  const examples = { first: { values: { id: 'a' } }, second: { values: {} } };
  expect(valuesOf(parameters, { 'x-request-examples': examples })).toEqual({ id: 'a' });
});
