import { describe, expect, it } from 'vitest';
import { apiOf } from '../../test/fixture-api.ts';
import type { JsonValue } from '../model.ts';
import type { BodyInput } from '../request/http-request.ts';
import { checkBody } from './check-body.ts';

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
  Loop: { allOf: [{ $ref: '#/components/schemas/Loop' }, { required: ['a'] }] },
};

function operationWith(content: object, required = true) {
  const api = apiOf(
    { '/works': { post: { operationId: 'addWork', requestBody: { required, content } } } },
    { components: { schemas } },
  );
  const [operation] = api.operations;
  if (!operation) throw new Error('The fixture has no operation.');
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
});
