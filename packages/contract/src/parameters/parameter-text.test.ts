import { expect, it } from 'vitest';
import { apiOf } from '../../test/fixture-api.ts';
import type { JsonValue } from '../model.ts';
import { parseRequest } from '../request/parse-request.ts';
import { parameterText } from './parameter-text.ts';

const list = { type: 'array', items: { type: 'string' } };
const comma = ['Lungs, Diseases of', 'say "aah"', 'a'];

function fixture(parameter: object, listSyntax = 'csv') {
  const parameters = [{ name: 'p', in: 'query', ...parameter }];
  const api = apiOf(
    { '/things': { get: { operationId: 'x', parameters } } },
    { 'x-list-syntax': listSyntax },
  );
  const shown = api.operations[0]?.parameters[0];
  if (!shown) throw new Error('No parameter.');
  return { api, parameter: shown };
}

it.each<[string, object, string, JsonValue, string]>([
  [
    'one with a comma',
    { explode: false, schema: list },
    'csv',
    [comma[0] ?? ''],
    '"Lungs, Diseases of"',
  ],
  [
    'several',
    { explode: false, schema: list },
    'csv',
    comma,
    '"Lungs, Diseases of","say \\"aah\\"",a',
  ],
  ['plain lists', { explode: false, schema: list }, 'plain', ['a,b', 'c'], 'a%2Cb,c'],
  ['pipes', { style: 'pipeDelimited', schema: list }, 'csv', ['a,b', 'c'], 'a,b|c'],
  ['repeated names', { schema: list }, 'csv', ['a,b', 'c'], 'p=a,b&p=c'],
  ['a name that occurs once', { schema: list }, 'csv', ['a,b'], 'a,b'],
  ['spaces', { style: 'spaceDelimited', schema: list }, 'csv', ['a,b', 'c'], 'a,b c'],
  ['no values', { schema: list }, 'csv', [], ''],
  ['lists in a header', { in: 'header', schema: list }, 'csv', ['a,b', 'c'], 'a,b,c'],
  [
    'exploded lists in a header',
    { in: 'header', explode: true, schema: list },
    'csv',
    ['a', 'c'],
    'a,c',
  ],
  ['repeated cookies', { in: 'cookie', schema: list }, 'csv', ['a', 'c'], 'p=a; p=c'],
  [
    'lists in one cookie',
    { in: 'cookie', explode: false, schema: list },
    'csv',
    ['a,b', 'c'],
    'a%2Cb,c',
  ],
  ['lists of lists', { schema: list }, 'csv', [['a'], 'b'], '[["a"],"b"]'],
  ['one value of a list', { schema: list }, 'csv', 'a,b', 'a,b'],
  [
    'lists as documents',
    { content: { 'application/json': { schema: list } } },
    'csv',
    ['a'],
    '["a"]',
  ],
  ['texts as documents', { content: { 'application/json': { schema: {} } } }, 'csv', 'a', '"a"'],
  ['lists for a text', { schema: { type: 'string' } }, 'csv', ['a'], '["a"]'],
  ['text', { schema: { type: 'string' } }, 'csv', 'a,b', 'a,b'],
  ['numbers', { schema: { type: 'integer' } }, 'csv', 0, '0'],
  ['objects', { style: 'deepObject', schema: { type: 'object' } }, 'csv', { a: 1 }, '{"a":1}'],
])('writes %s', (_, given, listSyntax, value, text) => {
  const { parameter } = fixture(given, listSyntax);
  expect(parameterText(parameter, value)).toBe(text);
});

it('parses back to the same list', () => {
  for (const [given, listSyntax] of [
    [{ explode: false, schema: list }, 'csv'],
    [{ explode: false, schema: list }, 'plain'],
  ] as const) {
    const { api, parameter } = fixture(given, listSyntax);
    const text = parameterText(parameter, comma).replaceAll(' ', '+').replaceAll('"', '%22');
    expect(parseRequest(api, `/test/v1/things?p=${text}`).values).toEqual({ p: comma });
  }
});
