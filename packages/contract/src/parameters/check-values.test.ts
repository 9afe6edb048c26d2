import { describe, expect, it } from 'vitest';
import { apiOf, operationOf } from '../../test/fixture-api.ts';
import type { Operation, ParameterValue, Schema } from '../model.ts';
import { buildRequest } from '../request/build-request.ts';
import { parseRequest } from '../request/parse-request.ts';
import { checkValues } from './check-values.ts';
import { targetsIn } from './find-parameter.ts';

function csvList(items: object, more: object = {}) {
  return {
    style: 'form',
    explode: false,
    schema: { type: 'array', items, ...more },
  };
}

const closed = csvList({
  type: 'string',
  enum: ['items', 'subjects'],
  'x-enum-descriptions': { items: 'The copies.', subjects: 'What it is about.' },
});

const open = csvList({
  type: 'string',
  'x-documented-values': { 'cc-0': 'CC0 1.0 Universal', k: 'Pictures' },
});

type Row = [
  name: string,
  parameter: object,
  value: ParameterValue,
  problem: { type?: string; message: string; valid?: string; suggestion?: string; index?: number },
];

const wrong: Row[] = [
  [
    'a value outside a closed list',
    closed,
    ['items', 'subject'],
    {
      message: "value has no value 'subject'.",
      valid: 'One of items or subjects.',
      suggestion: 'subjects',
      index: 1,
    },
  ],
  [
    'an undocumented value of an open list',
    open,
    ['cc0'],
    { type: 'warning', message: "'cc0' is not a documented value", suggestion: 'cc-0', index: 0 },
  ],
  [
    'a meaning in place of a value',
    open,
    ['Pictures'],
    { type: 'warning', message: "'Pictures'", valid: 'Documented: cc-0 or k.', suggestion: 'k' },
  ],
  [
    'a number that is too small',
    { schema: { type: 'integer', minimum: 1 } },
    0,
    { message: 'value is 0, which is too small.', valid: 'A whole number of at least 1.' },
  ],
  [
    'a number that is too large',
    { schema: { type: 'integer', minimum: 1, maximum: 100 } },
    101,
    { message: 'value is 101, which is too large.', valid: 'A whole number from 1 to 100.' },
  ],
  [
    'a word instead of a number',
    { schema: { type: 'integer', minimum: 1, maximum: 100 } },
    'ten',
    { message: "value cannot be 'ten'.", valid: 'A whole number from 1 to 100.' },
  ],
  [
    'a year instead of a date',
    { schema: { type: 'string', format: 'date' } },
    '1900',
    { message: "value cannot be '1900'.", valid: 'A date written YYYY-MM-DD.' },
  ],
  [
    'a day that does not exist',
    { schema: { type: 'string', format: 'date' } },
    '1900-02-29',
    { message: "value cannot be '1900-02-29'." },
  ],
  [
    'a text that does not match the pattern',
    { schema: { type: 'string', pattern: '^(full|square)$' }, example: 'square' },
    'sqare',
    { message: "value cannot be 'sqare'.", valid: "For example 'square'.", suggestion: 'square' },
  ],
  [
    'anything but the only value',
    { schema: { type: 'boolean', enum: [true] } },
    false,
    { message: 'value has no value false.', valid: 'Only true.' },
  ],
  [
    'too few values',
    csvList({ type: 'string' }, { minItems: 1 }),
    [],
    { message: 'value is empty.', valid: 'A list of at least 1 values, each text.' },
  ],
  [
    'half of a surrogate pair',
    { schema: { type: 'string' } },
    '\ud800',
    { message: 'value contains half of a surrogate pair, which no URL can carry.' },
  ],
  [
    'an empty path segment',
    { in: 'path', schema: { type: 'string' } },
    '',
    { message: 'value is part of the path and cannot be empty.' },
  ],
  [
    'dots as a path segment',
    { in: 'path', schema: { type: 'string' } },
    '..',
    { message: "value is part of the path and cannot be '..': such a part is removed before" },
  ],
  [
    'a single empty value in a plain list',
    csvList({ type: 'string' }),
    [''],
    { message: 'value cannot be a single empty value.' },
  ],
  [
    'an empty exploded list',
    { schema: { type: 'array', items: {} } },
    [],
    { message: 'value is empty, so nothing would be sent.' },
  ],
  [
    'a separator inside a value',
    { style: 'pipeDelimited', schema: { type: 'array', items: {} } },
    ['a|b'],
    { message: 'value separates its values with vertical bars.' },
  ],
  [
    'a space inside a value',
    { style: 'spaceDelimited', schema: { type: 'array', items: {} } },
    ['a', 'b c'],
    { message: 'value separates its values with spaces.' },
  ],
  [
    'a single empty value in a path',
    { in: 'path', style: 'matrix', schema: { type: 'array', items: {} } },
    [''],
    { message: 'value cannot be a single empty value.' },
  ],
  [
    'a single dot as a path segment',
    { in: 'path', schema: { type: 'string' } },
    '.',
    { message: "value is part of the path and cannot be '.': such a part is removed before" },
  ],
  [
    'an empty exploded object',
    { style: 'deepObject', schema: { type: 'object' } },
    {},
    { message: 'value is empty, so nothing would be sent.' },
  ],
  [
    'null',
    { schema: { type: ['string', 'null'] } },
    null as never,
    { message: 'value is empty, so nothing would be sent.' },
  ],
  [
    'null in a list',
    { schema: { type: 'array', items: {} } },
    [null] as never,
    { message: 'value contains nested values, which its style cannot express.' },
  ],
  [
    'half of a surrogate pair in a list',
    { schema: { type: 'array', items: {} } },
    ['a', '\ud800'],
    { message: 'value contains half of a surrogate pair' },
  ],
  [
    'half of a surrogate pair in an object',
    { style: 'deepObject', schema: { type: 'object' } },
    { a: '\ud800' },
    { message: 'value contains half of a surrogate pair' },
  ],
  [
    'a number at an exclusive minimum',
    { schema: { type: 'number', exclusiveMinimum: 0 } },
    0,
    { message: 'value is 0, which is too small.', valid: 'A number, above 0.' },
  ],
  [
    'a number at an exclusive maximum',
    { schema: { type: 'number', exclusiveMaximum: 1 } },
    1,
    { message: 'value is 1, which is too large.', valid: 'A number, below 1.' },
  ],
  [
    'an empty text',
    { schema: { type: 'string', minLength: 2 } },
    '',
    { message: 'value is empty.' },
  ],
  [
    'a short text',
    { schema: { type: 'string', minLength: 2 } },
    'a',
    { message: 'value is too short.' },
  ],
  ['a short list', csvList({}, { minItems: 2 }), ['a'], { message: 'value is too short.' }],
  [
    'a long text',
    { schema: { type: 'string', maxLength: 1 } },
    'ab',
    { message: 'value is too long.' },
  ],
  [
    'a value that occurs twice',
    csvList({}, { uniqueItems: true }),
    ['a', 'b', 'a'],
    { message: 'value contains a value twice.' },
  ],
  [
    'an object without its required names',
    { style: 'deepObject', schema: { type: 'object', required: ['a', 'b'] } },
    { c: 1 },
    { message: 'value lacks a or b.' },
  ],
  [
    'anything but a constant',
    { schema: { const: 'a' } },
    'b',
    { message: "value has no value 'b'.", valid: 'Only a.' },
  ],
  [
    'a long text of the wrong form, cut short',
    { schema: { type: 'string', pattern: '^b' } },
    'a'.repeat(61),
    { message: `value cannot be '${'a'.repeat(57)}...'.`, valid: 'Text that matches ^b.' },
  ],
  [
    'a text of sixty characters of the wrong form, in full',
    { schema: { type: 'string', pattern: '^b' } },
    'a'.repeat(60),
    { message: `value cannot be '${'a'.repeat(60)}'.` },
  ],
  [
    'a text that matches no pattern, with several examples',
    {
      schema: { type: 'string', pattern: '^(full|square)$' },
      examples: { a: { value: 'full' }, b: { value: 'square' }, c: { value: 'full' } },
    },
    'zzzzzz',
    { message: "value cannot be 'zzzzzz'.", valid: "For example 'full' or 'square'." },
  ],
  [
    'an undocumented value that is no list',
    { schema: { type: 'string', 'x-documented-values': { 'cc-0': 'CC0', k: 'Pictures' } } },
    'cc0',
    { type: 'warning', message: "'cc0' is not a documented value", suggestion: 'cc-0' },
  ],
  [
    'nested values',
    { style: 'deepObject', schema: { type: 'object' } },
    { a: { b: 1 } },
    { message: 'value contains nested values, which its style cannot express.' },
  ],
];

describe('one problem, described in full', () => {
  it.each(wrong)('%s', (_, parameter, value, { index, type = 'error', message, ...rest }) => {
    const { operation } = operationOf(parameter);
    const problems = checkValues(operation, { value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({
      type,
      message: expect.stringContaining(message),
      where: { parameter: 'value', ...(index === undefined ? {} : { index }) },
      ...rest,
    });
    if (!Array.isArray(value)) expect(problems[0]?.where).not.toHaveProperty('index');
  });
});

it.each([
  [closed, ['items', 'subjects']],
  [closed, []],
  [open, ['cc-0', 'k']],
  [{ schema: { type: ['string', 'null'] } }, 'a'],
  [{ schema: { anyOf: [{ type: 'integer' }, { const: 'all' }] } }, 'all'],
  [{ schema: { allOf: [{ type: 'string' }, { maxLength: 1 }] } }, '\u{1f40e}'],
  [{ in: 'path', schema: { type: 'string' } }, '...'],
  [{ schema: { type: 'integer' } }, 5],
  [{ in: 'path', style: 'label', schema: { type: 'string' } }, 'a'],
  [{ schema: { type: 'array', items: {} } }, ['']],
  [{ schema: { type: 'array', items: {} } }, ['a|b c']],
  [{ style: 'pipeDelimited', schema: { type: 'array', items: {} } }, ['a b', 'c']],
  [{ style: 'pipeDelimited', explode: true, schema: { type: 'array', items: {} } }, ['a|b']],
  [csvList({}), ['', '']],
  [csvList({}), ['a']],
  [{ explode: false, schema: { type: 'object' } }, {}],
  [{ in: 'header', schema: { type: 'string' } }, '\ud800'],
  [{ content: { 'application/json': { schema: {} } } }, { a: { b: [1] } }],
])('finds nothing wrong with %j: %j', (parameter, value) => {
  expect(checkValues(operationOf(parameter).operation, { value })).toEqual([]);
});

const two = apiOf({
  '/things': {
    get: {
      operationId: 'getThings',
      parameters: [
        { name: 'q', in: 'query', required: true, schema: { type: 'string' } },
        { name: 'items.locations.license', in: 'query', schema: { type: 'string' } },
        { name: 'colors', in: 'query', 'x-aliases': ['color'], schema: { type: 'string' } },
      ],
    },
  },
}).operations[0] as Operation;

it('reports missing required values', () => {
  expect(checkValues(two, {})).toMatchObject([
    { type: 'error', message: 'q is required.', valid: 'Text.' },
  ]);
});

it.each([
  ['licence', 'Did you mean items.locations.license?', 'items.locations.license'],
  ['color', 'Write colors.', 'colors'],
  ['zebra', 'The query parameters are q, items.locations.license, colors.', undefined],
])('warns about the unknown name %s', (name, valid, suggestion) => {
  const [problem] = checkValues(two, { q: 'a', [name]: 'b' });
  expect(problem).toMatchObject({ type: 'warning', valid, where: { parameter: name } });
  expect(problem?.suggestion).toBe(suggestion);
});

it('does not mistake the name of an object method for a parameter', () => {
  expect(checkValues(two, { q: 'a', constructor: 'b' })).toMatchObject([{ type: 'warning' }]);
});

it('reports every value of a list that breaks a rule, once each and in its place', () => {
  const items = { type: 'string', maxLength: 2, pattern: '^a' };
  const { operation } = operationOf(csvList(items));
  const problems = checkValues(operation, { value: ['bbb', 'ab', 'c'] });
  expect(problems.map(({ where, message }) => [where.index, message])).toEqual([
    [0, 'value is too long.'],
    [2, "value cannot be 'c'."],
  ]);
});

it.each([
  ['wrong', { enum: ['horse', 'hare'] }],
  ['undocumented', { 'x-documented-values': { horse: 'A horse', hare: 'A hare' } }],
])('reports all of many %s values, with suggestions for the first', (_, more) => {
  const { operation } = operationOf(csvList({ type: 'string', ...more }));
  const problems = checkValues(operation, { value: Array(100).fill('horsey') });
  expect(problems).toHaveLength(100);
  expect(problems.filter(({ suggestion }) => suggestion === 'horse')).toHaveLength(20);
});

it('warns about each undocumented value, and only about those', () => {
  const problems = checkValues(operationOf(open).operation, { value: ['x1', 'k', 'y2'] });
  expect(problems.map(({ where }) => where.index)).toEqual([0, 2]);
  expect(problems[0]).not.toHaveProperty('suggestion');
});

describe('an integer of more digits than a number holds', () => {
  const long = '9007199254740993';
  const integer = { type: 'integer', format: 'int64' };

  it.each<[string, Schema, string, ParameterValue]>([
    ['in a path', integer, `/things/${long}`, long],
    ['in a query', integer, `/things?value=${long}`, long],
    ['in a list', { type: 'array', items: integer }, `/things?value=1&value=${long}`, [1, long]],
    ['or a word', { anyOf: [integer, { const: 'all' }] }, `/things?value=${long}`, long],
  ])('is the one that was given, %s', (_, schema, path, want) => {
    const { api, operation } = operationOf({ schema, in: path.includes('?') ? 'query' : 'path' });
    const url = `https://example.org/test/v1${path}`;
    const { values, problems } = parseRequest(api, url);
    expect([values, problems]).toEqual([{ value: want }, []]);
    expect(buildRequest(operation, values, 'https://example.org').href).toBe(url);
  });

  it('still has a largest value', () => {
    const { operation } = operationOf({ schema: { ...integer, maximum: 100 } });
    expect(checkValues(operation, { value: long })).toMatchObject([
      { type: 'error', message: expect.stringContaining('too large') },
    ]);
  });

  it('is a text where a text is wanted, also beside a mistake', () => {
    const schema = {
      type: 'object',
      properties: { name: { type: 'string' }, id: integer, on: { type: 'boolean' } },
    };
    const { operation } = operationOf({ schema, style: 'deepObject' });
    const problems = checkValues(operation, { value: { name: long, id: long, on: 'x' } });
    expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining("'x'")]);
  });
});

it('suggests no text for a number, and no date for another date', () => {
  const date = { schema: { type: 'string', format: 'date' }, example: '1900-01-01' };
  expect(checkValues(operationOf(date).operation, { value: '1900-01-011' })[0]).not.toHaveProperty(
    'suggestion',
  );
  const word = { schema: { type: 'string', enum: ['11', '12'] } };
  expect(checkValues(operationOf(word).operation, { value: 1 })[0]).not.toHaveProperty(
    'suggestion',
  );
});

describe('an object whose names are spread over the query', () => {
  const text = { type: 'string' };
  const spread = (more: object[], change: object = {}) =>
    apiOf({
      '/things': {
        get: {
          operationId: 'getThings',
          parameters: [
            { name: 'filter', in: 'query', schema: { type: 'object' }, ...change },
            ...more,
          ],
        },
      },
    }).operations[0] as Operation;
  const any = { schema: { type: 'object', additionalProperties: text } };
  const page = { name: 'page', in: 'query', schema: text };

  it('cannot use the name of another parameter', () => {
    expect(checkValues(spread([page], any), { filter: { 'a b': 'x', page: '2' } })).toMatchObject([
      {
        type: 'error',
        where: { part: 'query', parameter: 'filter' },
        message: expect.stringContaining("sends the name 'page'"),
      },
    ]);
  });

  it('cannot use a name that no parameter has', () => {
    const one = { schema: { type: 'object', properties: { a: text } } };
    expect(checkValues(spread([], one), { filter: { a: '1', b: '2' } })).toMatchObject([
      { type: 'error', where: { parameter: 'filter' } },
    ]);
  });

  it.each([
    ['with other names', [page], any],
    ['of which nothing is described', [], {}],
    ['beside a header of that name', [{ ...page, in: 'header' }], any],
    ['in one text', [page], { ...any, explode: false }],
    ['in brackets', [page], { ...any, style: 'deepObject' }],
  ])('is fine %s', (name, more, change) => {
    const key = name === 'with other names' ? 'a b' : 'page';
    expect(checkValues(spread(more, change), { filter: { [key]: '2' } })).toEqual([]);
  });
});

it.each([
  ['/things?a=1', 'what follows ? is not part of a path'],
  ['/things#a', 'what follows # is not part of a path'],
  ['/things/{a}{b}', 'two of its parameters are adjacent'],
])('reports that no request can use the path %s', (path, reason) => {
  const [operation] = apiOf({ [path]: { get: { operationId: 'x' } } }).operations;
  expect(checkValues(operation as Operation, { a: 'x', b: 'y' })[0]).toMatchObject({
    type: 'error',
    where: { part: 'path' },
    message: expect.stringContaining(reason),
  });
});

it('says so if an operation takes no query parameters', () => {
  const { operation } = operationOf({ in: 'path', schema: { type: 'string' } });
  expect(checkValues(operation, { value: 'a', other: 'b', none: undefined })).toMatchObject([
    { type: 'warning', valid: 'This operation takes no query parameters.' },
  ]);
});

it('prefers the name of a parameter to the alias of another parameter', () => {
  const text = { type: 'string' };
  const [operation] = apiOf({
    '/things': {
      get: {
        operationId: 'x',
        parameters: [
          { name: 'colors', in: 'query', 'x-aliases': ['color', 'hue'], schema: text },
          { name: 'color', in: 'query', schema: { type: 'integer' } },
          { name: 'hues', in: 'query', 'x-aliases': ['hue'], schema: text },
        ],
      },
    },
  }).operations;
  const check = (values: object) => checkValues(operation as Operation, values as never);
  expect(check({ color: 'red' })).toMatchObject([{ type: 'error' }]);
  expect(check({ hue: 'red' })).toMatchObject([{ type: 'warning', suggestion: 'colors' }]);
});

it('accepts a single empty value where quotes can show it', () => {
  const inQuery = { name: 'value', in: 'query', ...csvList({ type: 'string' }) };
  const inPath = { name: 'id', in: 'path', style: 'matrix', schema: inQuery.schema };
  const [operation] = apiOf(
    { '/things/{id}': { get: { operationId: 'x', parameters: [inQuery, inPath] } } },
    { 'x-list-syntax': 'csv' },
  ).operations;
  const check = (value: string[], id: string[]) =>
    checkValues(operation as Operation, { value, id });
  expect(check([''], ['a'])).toEqual([]);
  expect(check(['a'], [''])).toMatchObject([{ where: { part: 'path', parameter: 'id' } }]);
});

it('does not call valid what a rule excludes', () => {
  const { operation } = operationOf({ schema: { type: 'string', not: { const: 'lost' } } });
  const [problem] = checkValues(operation, { value: 'lost' });
  expect(problem?.message).toBe("value cannot be 'lost'.");
  expect(problem).not.toHaveProperty('valid');
});

it('finds one problem in a list that is too long, whatever is in it', () => {
  const { operation } = operationOf(csvList({ type: 'integer' }, { maxItems: 2 }));
  const problems = checkValues(operation, { value: ['a', 'b', 'c'] });
  expect(problems.map(({ message }) => message)).toEqual(['value is too long.']);
});

it('gives examples only of a pattern, and only those that are text', () => {
  const examples = { a: { value: 5 }, b: { value: ['full', 'square'] } };
  const schema = { type: ['string', 'integer', 'array'], pattern: '^(full|square)$', maxLength: 6 };
  const { operation } = operationOf({ schema, examples });
  expect(checkValues(operation, { value: 'squar' })[0]).toMatchObject({
    valid: "For example 'full' or 'square'.",
    suggestion: 'square',
  });
  const [long] = checkValues(
    operationOf({ schema: { type: 'string', maxLength: 6 }, examples }).operation,
    { value: 'squares' },
  );
  expect(long?.valid).toBe('Text of at most 6 characters.');
});

it('finds an object by its names only in the query, and only if they are spread', () => {
  const open = { type: 'object', additionalProperties: { type: 'string' } };
  const others = [
    { name: 'h', in: 'header', explode: true, schema: open },
    { name: 'one', in: 'query', explode: false, schema: open },
    { name: 'text', in: 'query', schema: { anyOf: [{ type: 'string' }], properties: { a: {} } } },
  ];
  const [operation] = apiOf({
    '/things': { get: { operationId: 'x', parameters: others } },
  }).operations;
  const targetOf = targetsIn(operation as Operation);
  for (const name of ['a', 'h[a]', 'one[a]', 'text[a]']) expect(targetOf(name)).toBeUndefined();
  const { operation: spread } = operationOf({ schema: open });
  expect(targetsIn(spread)('value[a]')?.key).toBe('value[a]');
});
