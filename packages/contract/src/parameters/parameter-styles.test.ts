import { describe, expect, it } from 'vitest';
import { operationOf } from '../../test/fixture-api.ts';
import type { ParameterValue } from '../model.ts';
import { requestTarget } from '../request/build-request.ts';
import { parseRequest } from '../request/parse-request.ts';

const list = { type: 'array', items: { type: 'string' } };
const object = {
  type: 'object',
  properties: { R: { type: 'integer' }, G: { type: 'integer' } },
};
const text = { type: 'string' };

const styles: [string, object, ParameterValue, string][] = [
  ['path simple text', { in: 'path', schema: text }, 'pct:1,2,3', '/pct:1,2,3'],
  ['path simple text with a slash', { in: 'path', schema: text }, 'a/b', '/a%2Fb'],
  ['path simple text with IIIF signs', { in: 'path', schema: text }, '!400,400', '/!400,400'],
  ['path simple list', { in: 'path', schema: list }, ['a', 'b,c'], '/a,b%2Cc'],
  ['path simple object', { in: 'path', schema: object }, { R: 1, G: 2 }, '/R,1,G,2'],
  [
    'path simple object, exploded',
    { in: 'path', explode: true, schema: object },
    { R: 1, G: 2 },
    '/R=1,G=2',
  ],
  ['path label text', { in: 'path', style: 'label', schema: text }, 'a.b', '/.a%2Eb'],
  ['path label list', { in: 'path', style: 'label', schema: list }, ['a', 'b'], '/.a,b'],
  [
    'path label list, exploded',
    { in: 'path', style: 'label', explode: true, schema: list },
    ['a', 'b.c'],
    '/.a.b%2Ec',
  ],
  [
    'path label object, exploded',
    { in: 'path', style: 'label', explode: true, schema: object },
    { R: 1, G: 2 },
    '/.R=1.G=2',
  ],
  ['path matrix text', { in: 'path', style: 'matrix', schema: text }, '5', '/;value=5'],
  ['path matrix list', { in: 'path', style: 'matrix', schema: list }, ['a', 'b'], '/;value=a,b'],
  [
    'path matrix list, exploded',
    { in: 'path', style: 'matrix', explode: true, schema: list },
    ['a', 'b'],
    '/;value=a;value=b',
  ],
  [
    'path matrix object',
    { in: 'path', style: 'matrix', schema: object },
    { R: 1, G: 2 },
    '/;value=R,1,G,2',
  ],
  [
    'path matrix object, exploded',
    { in: 'path', style: 'matrix', explode: true, schema: object },
    { R: 1, G: 2 },
    '/;R=1;G=2',
  ],
  ['query text', { schema: text }, 'a, b & c', '?value=a,%20b%20%26%20c'],
  ['query text, empty', { schema: text }, '', '?value='],
  ['query number', { schema: { type: 'integer' } }, 0, '?value=0'],
  ['query number, large', { schema: { type: 'integer' } }, 1e21, '?value=1000000000000000000000'],
  ['query decimal', { schema: { type: 'number' } }, 1e-7, '?value=1e-7'],
  ['query boolean', { schema: { type: 'boolean' } }, false, '?value=false'],
  ['query form list, exploded', { schema: list }, ['a', 'b,c'], '?value=a&value=b,c'],
  ['query form list', { explode: false, schema: list }, ['a', 'b,c'], '?value=a,b%2Cc'],
  ['query form list, empty', { explode: false, schema: list }, [], '?value='],
  ['query form object', { explode: false, schema: object }, { R: 1, G: 2 }, '?value=R,1,G,2'],
  ['query form object, exploded', { schema: object }, { R: 1, G: 2 }, '?R=1&G=2'],
  ['query spaces', { style: 'spaceDelimited', schema: list }, ['a', 'b'], '?value=a%20b'],
  ['query pipes', { style: 'pipeDelimited', schema: list }, ['a', 'b'], '?value=a%7Cb'],
  [
    'query deep object',
    { style: 'deepObject', schema: object },
    { R: 1, G: 2 },
    '?value%5BR%5D=1&value%5BG%5D=2',
  ],
  [
    'query document',
    { content: { 'application/json': { schema: object } } },
    { R: 1 },
    '?value=%7B%22R%22:1%7D',
  ],
  [
    'query object in one text',
    { style: 'pipeDelimited', schema: object },
    { R: 1, G: 2 },
    '?value=R%7C1%7CG%7C2',
  ],
  [
    'path document',
    { in: 'path', content: { 'application/json': { schema: object } } },
    { R: 1 },
    '/%7B%22R%22:1%7D',
  ],
  [
    'path label object',
    { in: 'path', style: 'label', schema: object },
    { R: 1, G: 2 },
    '/.R,1,G,2',
  ],
  [
    'path matrix text, exploded',
    { in: 'path', style: 'matrix', explode: true, schema: text },
    '5',
    '/;value=5',
  ],
  ['path list with a plus', { in: 'path', schema: list }, ['a+b', 'c'], '/a%2Bb,c'],
  [
    'query reserved, all',
    { allowReserved: true, schema: text },
    ':@/,?$;[]&#',
    '?value=:@/,?$;[]%26%23',
  ],
  ['query without reserved', { schema: text }, ':@/,?$;[]', '?value=:@/,%3F%24%3B%5B%5D'],
  ['query reserved', { allowReserved: true, schema: text }, 'a?b[c]', '?value=a?b[c]'],
];

describe.each(styles)('%s', (_, parameter, value, written) => {
  const { api, operation } = operationOf(parameter);
  const target = `/test/v1/things${written}`;

  it('is written', () => {
    expect(requestTarget(operation, { value })).toBe(target);
  });

  it('is read back', () => {
    expect(parseRequest(api, target)).toMatchObject({ values: { value }, problems: [] });
  });
});

it.each<[string, object, string, ParameterValue]>([
  ['unencoded brackets', { style: 'deepObject', schema: object }, '?value[R]=1', { R: 1 }],
  ['unencoded pipes', { style: 'pipeDelimited', schema: list }, '?value=a|b', ['a', 'b']],
  ['plus as a space', { style: 'spaceDelimited', schema: list }, '?value=a+b', ['a', 'b']],
  ['a name without a value', { schema: text }, '?value', ''],
  ['an odd number of texts', { explode: false, schema: object }, '?value=R,1,G', { R: 1, G: '' }],
  ['the name of an object that is spread', { schema: object }, '?value=R,1', 'R,1'],
  ['a document that is not JSON', { content: { 'application/json': {} } }, '?value={a', '{a'],
  [
    'one text where a list is possible too',
    { explode: false, schema: { oneOf: [{ type: 'integer' }, { ...list, minItems: 2 }] } },
    '?value=5',
    5,
  ],
  [
    'several texts where one is possible too',
    { explode: false, schema: { oneOf: [{ type: 'integer' }, { ...list, minItems: 2 }] } },
    '?value=5,6',
    ['5', '6'],
  ],
  [
    'an encoded comma between valid values',
    { explode: false, schema: { type: 'array', items: { enum: ['a', 'b'] } } },
    '?value=a%2Cb',
    ['a', 'b'],
  ],
  [
    'an object in one text, whatever its names',
    { explode: false, schema: { ...object, additionalProperties: { enum: ['b'] } } },
    '?value=x%2Cy,b',
    { 'x,y': 'b' },
  ],
  ['a label without its dot', { in: 'path', style: 'label', schema: text }, '/a', 'a'],
  ['a matrix without its name', { in: 'path', style: 'matrix', schema: text }, '/a', 'a'],
  [
    'a name without a value in a path',
    { in: 'path', explode: true, schema: object },
    '/R,G=2,a=b=c',
    { R: '', G: 2, a: 'b=c' },
  ],
  ['a plus in a path', { in: 'path', schema: list }, '/a+b,c', ['a+b', 'c']],
  [
    'a comma that only separates valid values',
    { in: 'path', schema: { type: 'array', items: { enum: ['a', 'b'] } } },
    '/a%2Cb',
    ['a', 'b'],
  ],
])('reads %s', (_, parameter, query, value) => {
  const { api } = operationOf(parameter);
  expect(parseRequest(api, `/test/v1/things${query}`).values).toEqual({ value });
});

it.each([
  ['/.a.bc', 'label', ['a', 'bc']],
  ['/;value=a;value=bc', 'matrix', ['a', 'bc']],
])('locates each value of %s', (path, style, texts) => {
  const { api } = operationOf({ in: 'path', style, explode: true, schema: list });
  const url = `/test/v1/things${path}`;
  const items = parseRequest(api, url).reading.readings.flatMap((reading) => reading.items);
  expect(items.map(({ start, end }) => url.slice(start, end))).toEqual(texts);
});

it('writes one value for a list as a list of one', () => {
  const { operation } = operationOf({ in: 'path', style: 'matrix', schema: list });
  expect(requestTarget(operation, { value: 'a,b' })).toBe('/test/v1/things/;value=a%2Cb');
});

it('writes nothing for a document that contains itself', () => {
  const circle: Record<string, ParameterValue> = {};
  circle.self = circle;
  const { operation } = operationOf({ content: { 'application/json': {} } });
  expect(requestTarget(operation, { value: circle })).toBe('/test/v1/things?value=');
});

it('reads the same text again, however many others were read between', () => {
  const { api } = operationOf({ explode: false, schema: list });
  const read = (text: string) => parseRequest(api, `/test/v1/things?value=${text}`).values.value;
  const texts = Array.from({ length: 250 }, (_, at) => `${at % 120},b`);
  for (const text of [...texts, 'x'.repeat(64), 'x'.repeat(65)]) {
    expect(read(text)).toEqual(text.split(','));
  }
});

it('distinguishes absent, empty, zero and false', () => {
  const { operation } = operationOf({ schema: {} });
  const targets = [{}, { value: '' }, { value: 0 }, { value: false }, { value: [] }];
  expect(targets.map((values) => requestTarget(operation, values))).toEqual([
    '/test/v1/things',
    '/test/v1/things?value=',
    '/test/v1/things?value=0',
    '/test/v1/things?value=false',
    '/test/v1/things',
  ]);
});
