import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apiOf } from '../../test/fixture-api.ts';
import type { JsonValue } from '../model.ts';
import type { BodyInput } from '../request/http-request.ts';
import { checkBody } from './check-body.ts';
import { exampleBody } from './example-body.ts';

const schemas = {
  Work: {
    type: 'object',
    required: ['title', 'id', 'kind'],
    additionalProperties: false,
    properties: {
      id: { type: 'string', readOnly: true },
      title: { type: 'string', minLength: 2 },
      kind: { enum: ['book', 'picture'] },
      pages: { type: 'integer', minimum: 1 },
      made: { type: 'string', format: 'date' },
      parts: { type: 'array', items: { $ref: '#/components/schemas/Work' } },
      note: { type: ['string', 'null'] },
      place: { $ref: '#/components/schemas/Place' },
      shelf: { not: { const: 'lost' } },
      never: { not: {} },
      sizes: { type: 'array', items: { type: 'array', items: { type: 'integer' } } },
      about: {
        type: 'object',
        properties: { note: { type: 'object', properties: { text: { type: 'string' } } } },
      },
      code: {
        anyOf: [
          { title: 'Shelfmark', type: 'integer' },
          { type: ['string', 'null'], maxLength: 2 },
          { const: 0.5 },
        ],
      },
      both: { oneOf: [{ type: 'integer' }, { type: 'number' }] },
      mapped: {
        oneOf: [{ $ref: '#/components/schemas/Room' }, { $ref: '#/components/schemas/Store' }],
        discriminator: { propertyName: 'kind', mapping: { hall: '#/components/schemas/Room' } },
      },
    },
  },
  Place: {
    oneOf: [{ $ref: '#/components/schemas/Room' }, { $ref: '#/components/schemas/Store' }],
    discriminator: { propertyName: 'type' },
  },
  Room: {
    type: 'object',
    required: ['number'],
    properties: { type: { const: 'Room' }, number: { type: 'integer' } },
  },
  Store: {
    type: 'object',
    required: ['town'],
    properties: { type: { const: 'Store' }, town: { type: 'string' } },
  },
  Id: { type: 'integer' },
  Ids: { type: 'array', items: { $ref: '#/components/schemas/Id' } },
  Size: { type: 'object', properties: { w: { $ref: '#/components/schemas/Id' } }, required: ['w'] },
  Loop: { allOf: [{ $ref: '#/components/schemas/Loop' }, { required: ['a'] }] },
  Again: {
    anyOf: [{ $ref: '#/components/schemas/Id' }, { $ref: '#/components/schemas/Again' }],
  },
};

function apiWith(content: object, required = true) {
  const api = apiOf(
    { '/works': { post: { operationId: 'addWork', requestBody: { required, content } } } },
    { components: { schemas } },
  );
  const [operation] = api.operations;
  if (!operation) throw new Error('The fixture has no operation.');
  return { api, operation };
}

function operationWith(content: object, required = true) {
  const { api, operation } = apiWith(content, required);
  return (body: BodyInput | undefined) => checkBody(api, operation, body);
}

const work = { 'application/json': { schema: { $ref: '#/components/schemas/Work' } } };
const check = operationWith(work);
const json = (value: JsonValue): BodyInput => ({
  kind: 'json',
  mediaType: 'application/json',
  value,
});
const text = (content: string, mediaType = 'application/json'): BodyInput => ({
  kind: 'text',
  mediaType,
  text: content,
});
const right = { title: 'Horses', kind: 'book' };

const rows: [value: JsonValue, pointer: string, message: string, valid: string | undefined][] = [
  [{ kind: 'book' }, '/title', 'title is required.', 'Text of at least 2 characters.'],
  [[], '', 'The body cannot be [].', 'An object of named values.'],
  [{ ...right, pages: 'two' }, '/pages', "pages cannot be 'two'.", 'A whole number of at least 1.'],
  [
    { ...right, pages: 0 },
    '/pages',
    'pages is 0, which is too small.',
    'A whole number of at least 1.',
  ],
  [{ ...right, kind: 'boat' }, '/kind', "kind has no value 'boat'.", 'One of book or picture.'],
  [
    { ...right, made: '2026-02-30' },
    '/made',
    "made cannot be '2026-02-30'.",
    'A date written YYYY-MM-DD.',
  ],
  [{ ...right, shelf: 'lost' }, '/shelf', 'shelf cannot be this.', undefined],
  [
    { ...right, parts: [right, { kind: 'book' }] },
    '/parts/1/title',
    'title of parts[1] is required.',
    'Text of at least 2 characters.',
  ],
  [
    { ...right, place: { type: 'Room', number: 'x' } },
    '/place/number',
    "number cannot be 'x'.",
    'A whole number.',
  ],
  [{ ...right, place: 3 }, '/place', 'place matches none of its forms.', 'One of Room or Store.'],
  [
    { ...right, place: { type: 'Hall' } },
    '/place',
    'place matches none of its forms.',
    'One of Room or Store.',
  ],
  [
    { ...right, parts: [{ ...right, parts: [{ ...right, title: 'a' }] }] },
    '/parts/0/parts/0/title',
    'title of parts[0] of parts[0] is too short.',
    'Text of at least 2 characters.',
  ],
  [
    { ...right, parts: [right, 5] },
    '/parts/1',
    'parts[1] cannot be 5.',
    'An object of named values.',
  ],
  [
    { ...right, sizes: [[1], ['a']] },
    '/sizes/1/0',
    "sizes[1][0] cannot be 'a'.",
    'A whole number.',
  ],
  [{ ...right, about: { note: { text: 1 } } }, '/about/note/text', 'text cannot be 1.', 'Text.'],
  [{ ...right, never: 1 }, '/never', 'never cannot be this.', 'Leave it out.'],
  [
    { ...right, code: true },
    '/code',
    'code matches none of its forms.',
    'One of Shelfmark, string or null or any value.',
  ],
  [
    { ...right, code: 'long' },
    '/code',
    'code is too long.',
    'Text of at most 2 characters or nothing.',
  ],
  [
    { ...right, both: 5 },
    '/both',
    'both matches 2 of its forms, and only one is allowed.',
    'One of integer or number.',
  ],
  [
    { ...right, mapped: { kind: 'hall' } },
    '/mapped/number',
    'number is required.',
    'A whole number.',
  ],
];

describe('checkBody', () => {
  it.each([
    right,
    { ...right, note: null, pages: 3, parts: [right], place: { type: 'Store', town: 'Ely' } },
  ])('accepts %j', (value) => {
    expect(check(json(value))).toEqual([]);
    expect(check(text(JSON.stringify(value)))).toEqual([]);
  });

  it.each(rows)('%j is invalid at %s', (value, pointer, message, valid) => {
    const where = { part: 'body', pointer };
    const problem = { type: 'error', where, message, ...(valid !== undefined && { valid }) };
    expect(check(json(value))).toEqual([problem]);
  });

  it('reports the first hundred of many mistakes', () => {
    const parts = Array(1000).fill({ ...right, title: 1 });
    expect(check(json({ ...right, parts }))).toHaveLength(100);
  });

  it('names the properties that an object may have', () => {
    expect(check(json({ ...right, 'tit/le': 'x' }))).toMatchObject([
      {
        where: { pointer: '/tit~1le' },
        message: 'tit/le is not a property here.',
        valid: expect.stringContaining('One of id, title, kind'),
        suggestion: 'title',
      },
    ]);
  });

  it('warns about read-only properties, and does not require them', () => {
    expect(check(json({ ...right, parts: [{ ...right, id: 'a' }] }))).toEqual([
      {
        type: 'warning',
        where: { part: 'body', pointer: '/parts/0/id' },
        message: 'id of parts[0] is read-only: the service sets it itself.',
        valid: 'Leave it out.',
      },
    ]);
  });

  it('finds read-only properties beside the schema that requires them', () => {
    const schema = {
      allOf: [
        { properties: { id: { readOnly: true } } },
        { type: 'object', required: ['id', 'title'] },
      ],
    };
    const problems = operationWith({ 'application/json': { schema } })(json({}));
    expect(problems.map(({ where }) => where.pointer)).toEqual(['/title']);
  });

  it('reports where a text stops being JSON', () => {
    expect(check(text('{"title": "a",\n}'))).toMatchObject([
      {
        where: { part: 'body', pointer: '' },
        message: 'The body is not JSON: line 2, column 1 has }.',
        valid: 'Expected a name in double quotes.',
      },
    ]);
  });

  it.each([undefined, text(''), text(' \n')])('reports a missing required body: %j', (body) => {
    expect(check(body)).toMatchObject([{ type: 'error', message: 'A body is required.' }]);
    expect(operationWith(work, false)(body)).toEqual([]);
  });

  it('accepts only the described content types', () => {
    expect(check(text('a', 'text/plain'))).toMatchObject([
      { message: 'The body cannot be of type text/plain.', valid: 'One of application/json.' },
    ]);
    const media = operationWith({ 'image/*': {}, 'application/json; charset=utf-8': {} });
    const file = { fileName: 'a.png', mediaType: 'image/png', data: new Blob(['a']) };
    expect(media({ kind: 'file', mediaType: 'image/png', file })).toEqual([]);
    expect(media(text('1'))).toEqual([]);
  });

  it('asks for a file that has not been chosen yet', () => {
    const media = operationWith({ 'application/octet-stream': {} });
    const file = { fileName: 'file', mediaType: 'application/octet-stream' };
    expect(media({ kind: 'file', mediaType: file.mediaType, file })).toMatchObject([
      { message: 'The body has no file.', valid: 'Choose a file to send.' },
    ]);
  });

  it('reads the fields of a form by their types', () => {
    const mediaType = 'multipart/form-data';
    const schema = {
      type: 'object',
      required: ['title', 'scan'],
      properties: {
        title: { type: 'string' },
        pages: { type: 'integer' },
        tags: { type: 'array', items: { type: 'integer' } },
        place: { $ref: '#/components/schemas/Room' },
        scan: { type: 'string', format: 'binary' },
      },
    };
    const form = operationWith({ [mediaType]: { schema } });
    const send = (...fields: [string, string][]) =>
      form({
        kind: 'fields',
        mediaType,
        fields: [
          ...fields.map(([name, value]) => ({ name, value })),
          {
            name: 'scan',
            value: { fileName: 'a.png', mediaType: 'image/png', data: new Blob(['a']) },
          },
        ],
      });
    expect(send(['title', '12'], ['pages', '3'], ['tags', '1'], ['place', '{"number":1}'])).toEqual(
      [],
    );
    expect(send(['title', 'a'], ['pages', 'x'])).toMatchObject([{ where: { pointer: '/pages' } }]);
    expect(send(['title', 'a'], ['tags', '1'], ['tags', 'x'])).toMatchObject([
      { where: { pointer: '/tags/1' } },
    ]);
    expect(send(['pages', '1'])).toMatchObject([{ where: { pointer: '/title' } }]);
    expect(
      form({ kind: 'fields', mediaType, fields: [{ name: 'title', value: 'a' }] }),
    ).toMatchObject([{ where: { pointer: '/scan' }, message: 'scan is required.' }]);
  });

  it('refuses a body for an operation that takes none', () => {
    const api = apiOf({ '/works': { get: { operationId: 'getWorks' } } });
    const [operation] = api.operations;
    if (!operation) throw new Error('The fixture has no operation.');
    expect(checkBody(api, operation, json({}))).toMatchObject([{ type: 'error' }]);
    expect(checkBody(api, operation, undefined)).toEqual([]);
  });

  it('terminates for recursive schemas', () => {
    const loop = operationWith({
      'application/json': { schema: { $ref: '#/components/schemas/Loop' } },
    });
    expect(loop(json({}))).toMatchObject([{ where: { pointer: '/a' } }]);
  });

  it('reports one problem for each location, the first', () => {
    expect(check(json({ ...right, title: 5, kind: 5 }))).toHaveLength(2);
    const twice = { type: 'string', minLength: 2, pattern: '^b' };
    const problems = operationWith({ 'application/json': { schema: twice } })(json('a'));
    expect(problems.map(({ message }) => message)).toEqual(['The body is too short.']);
  });

  it('says that an object may have no properties', () => {
    const schema = { type: 'object', additionalProperties: false };
    const problems = operationWith({ 'application/json': { schema } })(json({ a: 1 }));
    expect(problems).toMatchObject([{ valid: 'An object without properties.' }]);
    expect(problems[0]).not.toHaveProperty('suggestion');
  });

  it('describes the body that is missing', () => {
    expect(check(undefined)).toMatchObject([
      { where: { part: 'body', pointer: '' }, valid: expect.stringMatching(/json\. An object/) },
    ]);
    expect(operationWith({ 'text/plain': {} })(undefined)).toMatchObject([
      { valid: 'Content of type text/plain.' },
    ]);
  });

  it.each<[string, BodyInput, string[]]>([
    ['text/plain', text('', 'text/plain'), ['']],
    ['text/plain', text('ab', 'text/plain'), []],
    ['text/plain', text('ab', 'TEXT/PLAIN; charset=utf-8'), []],
    ['text/plain', text('abcd', 'text/plain'), ['']],
    ['text/*', text('ab', 'text/csv'), []],
    ['*/*', text('ab', 'text/csv'), []],
    ['text/*', text('ab', 'image/csv'), ['']],
  ])('%s with the body %j', (mediaType, body, pointers) => {
    const schema = { type: 'string', minLength: 1, maxLength: 3 };
    const problems = operationWith({ [mediaType]: { schema } })(body);
    expect(problems.map(({ where }) => where.pointer)).toEqual(pointers);
  });

  it('prefers the described type itself to a range that includes it', () => {
    const media = operationWith({
      'text/*': { schema: { type: 'string', maxLength: 1 } },
      'text/csv': { schema: { type: 'string' } },
    });
    expect(media(text('abc', 'text/csv'))).toEqual([]);
    expect(media(text('abc', 'text/plain'))).toHaveLength(1);
  });

  it('does not check the content of text that is not described as text', () => {
    const media = operationWith({ 'application/xml': { schema: { type: 'object' } } });
    expect(media(text('<a/>', 'application/xml'))).toEqual([]);
    const plain = operationWith({ 'text/plain': {}, 'application/json': {} });
    expect(plain(text('a', 'text/plain'))).toEqual([]);
    expect(plain(json({ a: 1 }))).toEqual([]);
    expect(plain(text('{'))).toHaveLength(1);
  });

  it('asks for each file of a form that has not been chosen yet', () => {
    const mediaType = 'multipart/form-data';
    const empty = { fileName: 'a.png', mediaType: 'image/png' };
    const fields = [
      { name: 'title', value: 'a' },
      { name: 'scan', value: empty },
      { name: 'cover', value: { ...empty, data: new Blob(['a']) } },
    ];
    expect(operationWith({ [mediaType]: {} })({ kind: 'fields', mediaType, fields })).toMatchObject(
      [{ where: { part: 'body', pointer: '/scan' }, message: 'scan has no file.' }],
    );
  });

  it('reads a field that is given twice as a list, and text that is not JSON as text', () => {
    const mediaType = 'application/x-www-form-urlencoded';
    const properties = {
      title: { type: 'string' },
      place: { type: ['object', 'integer'] },
      sizes: { type: 'array', items: { type: 'array', items: { type: 'integer' } } },
      ids: { type: 'array', items: { $ref: '#/components/schemas/Id' } },
    };
    const form = operationWith({ [mediaType]: { schema: { type: 'object', properties } } });
    const pointers = (...pairs: [string, string][]) =>
      form({
        kind: 'fields',
        mediaType,
        fields: pairs.map(([name, value]) => ({ name, value })),
      }).map(({ where }) => where.pointer);
    expect(pointers(['title', 'a'], ['title', 'b'])).toEqual(['/title']);
    expect(pointers(['place', '{"a":1}'], ['other', 'x'])).toEqual([]);
    expect(pointers(['place', '12'])).toEqual([]);
    expect(pointers(['place', 'x'])).toEqual(['/place']);
    expect(pointers(['sizes', '[1,2]'], ['sizes', '[3]'])).toEqual([]);
    expect(pointers(['sizes', '[1,2]'], ['sizes', '3'])).toEqual(['/sizes/1']);
    expect(pointers(['ids', '3'])).toEqual([]);
    expect(pointers(['ids', 'x'])).toEqual(['/ids/0']);
  });

  it('finds read-only properties only where the schema has them', () => {
    const schema = {
      type: 'object',
      properties: {
        id: { type: 'string', readOnly: true },
        open: { type: 'object' },
        list: { type: 'array' },
        rows: { type: 'array', items: { properties: { id: { readOnly: true } } } },
      },
    };
    const media = operationWith({ 'application/json': { schema } });
    const value = { id: 'a', open: { id: 'a' }, list: [{ id: 'a' }], rows: [1, { id: 2 }] };
    expect(media(json(value)).map(({ type, where }) => [type, where.pointer])).toEqual([
      ['warning', '/id'],
      ['warning', '/rows/1/id'],
    ]);
  });
});

const urlencoded = 'application/x-www-form-urlencoded';
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const integer = { type: 'integer' };
const string = { type: 'string' };
const properties = (named: object, rest: object = {}) => ({
  schema: { type: 'object', properties: named, ...rest },
});
const letters = { type: 'array', maxItems: 2, items: { enum: ['a', 'b'] } };
const kinds = {
  oneOf: [
    properties({ kind: { const: 'a' }, n: integer }, { required: ['kind', 'n'] }),
    properties({ kind: { const: 'b' }, n: string }, { required: ['kind', 'n'] }),
  ].map(({ schema }) => schema),
};
const styled = (name: string, schema: object, encoding: object) => ({
  ...properties({ [name]: schema, other: integer }, { required: [name] }),
  encoding: { [name]: encoding },
});

/** Each with a form that it accepts, and one that it refuses at a location. */
it.each<[string, object, string, string, string]>([
  ['allOf', properties({ n: { allOf: [ref('Id')] } }), 'n=5', 'n=x', '/n'],
  [
    'a long integer',
    properties({ n: { ...integer, minimum: 1 } }),
    'n=9007199254740993',
    'n=0',
    '/n',
  ],
  ['anyOf', properties({ n: { anyOf: [ref('Id'), { type: 'null' }] } }), 'n=1', 'n=x', '/n'],
  ['a number or nothing', properties({ n: { type: ['integer', 'null'] } }), 'n=null', 'n=', '/n'],
  [
    'a list or nothing',
    properties({ ids: { anyOf: [ref('Ids'), { type: 'null' }] } }),
    'ids=1&ids=2',
    'ids=1&ids=x',
    '/ids/1',
  ],
  [
    'nothing instead of a list',
    properties({ ids: { anyOf: [ref('Ids'), { type: 'null' }] } }),
    'ids=null',
    'ids=x',
    '/ids/0',
  ],
  [
    'lists of different types',
    properties({
      ids: { anyOf: [ref('Ids'), { type: 'array', items: { ...string, maxLength: 1 } }] },
    }),
    'ids=1&ids=x',
    'ids=1&ids=xx',
    '/ids',
  ],
  [
    'one value or a list',
    properties({ id: { anyOf: [{ ...ref('Ids'), minItems: 2 }, ref('Id')] } }),
    'id=1',
    'id=1&id=x',
    '/id/1',
  ],
  [
    'a list of different values',
    properties({ pair: { type: 'array', prefixItems: [ref('Id'), string] } }),
    'pair=1&pair=2',
    'pair=a&pair=2',
    '/pair/0',
  ],
  [
    'text or an object',
    properties({ size: { anyOf: [{ ...string, maxLength: 2 }, ref('Size')] } }),
    'size=12',
    'size={"w":"a"}',
    '/size/w',
  ],
  ['a body of several forms', { schema: kinds }, 'kind=b&n=1', 'kind=a&n=x', ''],
  ['the form that is meant', { schema: kinds }, 'kind=a&n=1', 'kind=c&n=1', ''],
  [
    'a property described twice',
    {
      schema: { allOf: [{ properties: { n: { minimum: 2 } } }, { properties: { n: ref('Id') } }] },
    },
    'n=2',
    'n=1',
    '/n',
  ],
  ['any names', { schema: { additionalProperties: ref('Id') } }, 'a=1&b=2', 'a=1&b=x', '/b'],
  [
    'text between commas',
    styled('tags', letters, { explode: false }),
    'tags=a,b',
    'tags=a,c',
    '/tags/1',
  ],
  [
    'text between bars',
    styled('tags', letters, { style: 'pipeDelimited' }),
    'tags=a|b',
    'tags=a,b',
    '/tags/0',
  ],
  [
    'text between spaces',
    styled('tags', letters, { style: 'spaceDelimited' }),
    'tags=a b',
    'tags=a a a',
    '/tags',
  ],
  [
    'no text between commas',
    styled('tags', letters, { explode: false }),
    'tags=',
    'other=1',
    '/tags',
  ],
  [
    'a list that is exploded',
    styled('tags', letters, { style: 'form' }),
    'tags=a&tags=b',
    'tags=a,b',
    '/tags/0',
  ],
  [
    'a list of objects that is exploded',
    styled('sizes', { type: 'array', items: ref('Size') }, { style: 'form' }),
    'sizes={"w":1}&sizes={"w":2}',
    'sizes={"w":1}&sizes={"w":"x"}',
    '/sizes/1/w',
  ],
  [
    'lists by names in brackets',
    styled('filter', { type: 'object', properties: { ids: ref('Ids') } }, { style: 'deepObject' }),
    'filter[ids]=1&filter[ids]=2',
    'filter[ids]=1&filter[ids]=x',
    '/filter/ids/1',
  ],
  [
    'names in brackets',
    styled('size', ref('Size'), { style: 'deepObject' }),
    'size[w]=1',
    'size[w]=x',
    '/size/w',
  ],
  [
    'its names spread over the form',
    styled('size', ref('Size'), { style: 'form' }),
    'w=1&other=2',
    'w=x&other=2',
    '/size/w',
  ],
  [
    'any names spread over the form',
    styled('size', { additionalProperties: string, type: 'object' }, { explode: true }),
    'a=1&other=2',
    'a=1&other=x',
    '/other',
  ],
  [
    'names and values',
    styled('size', ref('Size'), { explode: false }),
    'size=w,1',
    'size=w,x',
    '/size/w',
  ],
  [
    'an object or nothing',
    styled('size', { anyOf: [ref('Size'), { type: 'null' }] }, { explode: false }),
    'size=null',
    'size=h,1',
    '/size/w',
  ],
  ['text with a style', styled('n', ref('Id'), { explode: false }), 'n=1', 'n=1,2', '/n'],
])('a form with %s', (_, media, valid, invalid, pointer) => {
  const form = operationWith({ [urlencoded]: media });
  const send = (body: string) => {
    const fields = Array.from(new URLSearchParams(body), ([name, value]) => ({ name, value }));
    return form({ kind: 'fields', mediaType: urlencoded, fields });
  };
  expect(send(valid)).toEqual([]);
  expect(send(invalid).map(({ where }) => where.pointer)).toEqual([pointer]);
});

it('follows no reference from a type to itself for ever', () => {
  const form = operationWith({ [urlencoded]: properties({ n: ref('Again') }) });
  const fields = [{ name: 'n', value: '5' }];
  expect(form({ kind: 'fields', mediaType: urlencoded, fields })).toEqual([]);
});

it('accepts every form that is written from an example', () => {
  const values = [
    ref('Id'),
    ref('Ids'),
    ref('Size'),
    { type: 'boolean' },
    { type: ['integer', 'null'], default: null },
    { type: 'string', default: 'a,b|c d' },
  ];
  const wrapped = (schema: object) => [
    schema,
    { description: 'A value.', allOf: [schema] },
    { anyOf: [schema, { type: 'null' }] },
    { oneOf: [{ type: 'null' }, schema] },
  ];
  const bodies = (value: object) => [
    properties({ value }).schema,
    properties({ title: string }, { additionalProperties: value }).schema,
    { allOf: [properties({ title: string }).schema, properties({ value }).schema] },
    { oneOf: [properties({ value }).schema, properties({ value: { const: 0 } }).schema] },
  ];
  const styles = ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'];
  const form = fc.record({
    schema: fc.constantFrom(...values.flatMap(wrapped).flatMap(bodies)),
    mediaType: fc.constantFrom(urlencoded, 'multipart/form-data'),
    encoding: fc.record(
      { style: fc.constantFrom(...styles), explode: fc.boolean() },
      { requiredKeys: [] },
    ),
  });
  fc.assert(
    fc.property(form, ({ schema, mediaType, encoding }) => {
      const media = { schema, encoding: { value: encoding, name: encoding } };
      const { api, operation } = apiWith({ 'application/json': { schema }, [mediaType]: media });
      const [plain, written] = ['application/json', mediaType].map((type) =>
        checkBody(api, operation, exampleBody(api, operation.body, type)),
      );
      fc.pre(plain?.length === 0);
      expect(written).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
