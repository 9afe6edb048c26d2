import { describe, expect, it } from 'vitest';
import { apiOf } from '../../test/fixture-api.ts';
import type { Api, JsonValue, RequestBody } from '../model.ts';
import type { BodyField, BodyInput } from '../request/http-request.ts';
import { bodyKindOf, exampleBodies, exampleBody } from './example-body.ts';

const text = { type: 'string' };

function fixture(content: object, schemas: object = {}): [Api, RequestBody] {
  const api = apiOf(
    { '/things': { post: { operationId: 'x', requestBody: { content } } } },
    { components: { schemas } },
  );
  const body = api.operations[0]?.body;
  if (!body) throw new Error('The fixture has no body.');
  return [api, body];
}

function jsonOf(schema: object, schemas?: object): JsonValue | undefined {
  const made = exampleBody(...fixture({ 'application/json': { schema } }, schemas));
  return made?.kind === 'json' ? made.value : undefined;
}

function fieldsOf(mediaType: string, media: object, schemas?: object): readonly BodyField[] {
  const made = exampleBody(...fixture({ [mediaType]: media }, schemas));
  return made?.kind === 'fields' ? made.fields : [];
}

describe('JSON made from a schema', () => {
  it('leaves out read-only properties, keeps write-only ones, and puts required ones first', () => {
    const properties = {
      id: { ...text, readOnly: true },
      stamp: { $ref: '#/components/schemas/Stamp' },
      note: text,
      password: { ...text, writeOnly: true },
      title: text,
    };
    const made = jsonOf(
      { type: 'object', required: ['title', 'id'], properties },
      { Stamp: { ...text, readOnly: true } },
    );
    expect(Object.keys(made as object)).toEqual(['title', 'note', 'password']);
  });

  it('leaves read-only properties out of the example of a schema too', () => {
    const schema = {
      type: 'object',
      properties: { id: { ...text, readOnly: true }, title: text },
      example: { id: 'a1', title: 'A horse' },
    };
    expect(jsonOf(schema)).toEqual({ title: 'A horse' });
  });

  it('stops where a schema contains itself', () => {
    const Node = {
      type: 'object',
      properties: {
        name: text,
        parent: { $ref: '#/components/schemas/Node' },
        children: { type: 'array', items: { $ref: '#/components/schemas/Node' } },
      },
    };
    expect(jsonOf({ $ref: '#/components/schemas/Node' }, { Node })).toEqual({
      name: 'text',
      children: [],
    });
  });

  it.each<[string, object, JsonValue]>([
    [
      'allOf of objects',
      {
        allOf: [
          { type: 'object', properties: { a: text } },
          { properties: { b: { type: 'integer' } }, required: ['b'] },
        ],
      },
      { a: 'text', b: 1 },
    ],
    ['allOf around a plain schema', { allOf: [{ enum: ['open', 'shut'] }] }, 'open'],
    ['allOf around a list', { allOf: [{ type: 'array', items: text }] }, ['text']],
    ['oneOf', { oneOf: [{ type: 'integer', minimum: 5 }, text] }, 5],
    ['anyOf', { anyOf: [{ type: 'boolean' }, text] }, true],
    ['any names', { type: 'object', additionalProperties: { type: 'integer' } }, { name: 1 }],
    [
      'no additional properties',
      { type: 'object', properties: { a: text }, additionalProperties: false },
      { a: 'text' },
    ],
    ['any additional properties', { type: 'object', additionalProperties: true }, {}],
    ['nullable', { type: ['null', 'integer'] }, 1],
  ])('%s', (_, schema, value) => {
    expect(jsonOf({ type: 'object', properties: { x: schema } })).toEqual({ x: value });
  });

  it('names the schema it chose', () => {
    const pet = (kind: string) => ({ type: 'object', properties: { kind: text, [kind]: text } });
    const schemas = { Cat: pet('purrs'), Dog: pet('barks') };
    const oneOf = Object.keys(schemas).map((name) => ({ $ref: `#/components/schemas/${name}` }));
    const choose = (mapping?: object) =>
      jsonOf({ oneOf, discriminator: { propertyName: 'kind', ...mapping } }, schemas);
    expect(choose()).toEqual({ kind: 'Cat', purrs: 'text' });
    expect(choose({ mapping: { feline: '#/components/schemas/Cat' } })).toEqual({
      kind: 'feline',
      purrs: 'text',
    });
  });
});

it('keeps every example of the description unchanged, under its name', () => {
  const examples = {
    small: { summary: 'A small one', value: { id: 1 } },
    large: { value: { id: 2 } },
  };
  const schema = { type: 'object', properties: { id: { type: 'integer', readOnly: true } } };
  const [api, body] = fixture({
    'application/json': { schema, examples },
    'text/plain': { schema: text, example: 'a,b' },
    'application/xml': {
      schema: {
        type: 'object',
        xml: { name: 'thing' },
        properties: { 'a b': { type: 'array', items: { ...text, default: '<&>' } } },
      },
    },
    'image/png': {},
  });
  const json = (id: number) => ({ kind: 'json', mediaType: 'application/json', value: { id } });
  expect(exampleBodies(api, body)).toEqual([
    { name: 'small', summary: 'A small one', body: json(1) },
    { name: 'large', summary: '', body: json(2) },
    { name: 'example', summary: '', body: { kind: 'text', mediaType: 'text/plain', text: 'a,b' } },
    {
      name: 'example',
      summary: '',
      body: {
        kind: 'text',
        mediaType: 'application/xml',
        text: '<thing>\n  <a_b>&lt;&amp;&gt;</a_b>\n</thing>',
      },
    },
    {
      name: 'example',
      summary: '',
      body: {
        kind: 'file',
        mediaType: 'image/png',
        file: { fileName: 'file', mediaType: 'image/png' },
      },
    },
  ]);
  expect(exampleBody(api, body)).toEqual(json(1));
  expect(exampleBody(api, body, 'text/plain')).toMatchObject({ text: 'a,b' });
  expect(exampleBody(api, body, 'text/html')).toBeUndefined();
  expect(exampleBody(api, undefined)).toBeUndefined();
});

describe('a form', () => {
  const urlencoded = 'application/x-www-form-urlencoded';
  const value = { tags: ['a', 'b,c'], size: { w: 1, h: 2 }, flag: true, none: null };

  it.each<[string, object, [string, string][]]>([
    [
      'without rules',
      {},
      [
        ['tags', 'a'],
        ['tags', 'b,c'],
        ['size', '{"w":1,"h":2}'],
        ['flag', 'true'],
        ['none', 'null'],
      ],
    ],
    [
      'with styles',
      { tags: { explode: false }, size: { style: 'deepObject' } },
      [
        ['tags', 'a,b,c'],
        ['size[w]', '1'],
        ['size[h]', '2'],
        ['flag', 'true'],
        ['none', 'null'],
      ],
    ],
    [
      'with separators',
      { tags: { style: 'pipeDelimited' }, size: { style: 'form', explode: true } },
      [
        ['tags', 'a|b,c'],
        ['w', '1'],
        ['h', '2'],
        ['flag', 'true'],
        ['none', 'null'],
      ],
    ],
  ])('%s', (_, encoding, pairs) => {
    const fields = fieldsOf(urlencoded, { schema: { type: 'object' }, example: value, encoding });
    expect(fields).toEqual(pairs.map(([name, one]) => ({ name, value: one })));
  });

  it('in parts has files for binary values, and a type for each part', () => {
    const Bytes = { type: 'string', format: 'binary' };
    const properties = {
      scan: { $ref: '#/components/schemas/Bytes' },
      pages: { type: 'array', items: Bytes },
      cover: { type: 'string', contentMediaType: 'image/png' },
      map: {},
      inline: { type: 'string', format: 'byte' },
      packed: { type: 'string', contentMediaType: 'image/png', contentEncoding: 'base64' },
      about: { type: 'object', properties: { title: text } },
      note: text,
      tags: { type: 'array', items: text },
    };
    const encoding = {
      scan: { contentType: 'image/tiff, image/png' },
      map: { contentType: 'image/*' },
      note: { contentType: 'text/markdown' },
    };
    const media = { schema: { type: 'object', properties }, encoding };
    const file = (mediaType = 'application/octet-stream') => ({ fileName: 'file', mediaType });
    expect(fieldsOf('multipart/form-data', media, { Bytes })).toEqual([
      { name: 'scan', value: file('image/tiff') },
      { name: 'pages', value: file() },
      { name: 'cover', value: file() },
      { name: 'map', value: file() },
      { name: 'inline', value: 'text' },
      { name: 'packed', value: 'text' },
      { name: 'about', value: '{"title":"text"}', mediaType: 'application/json' },
      { name: 'note', value: 'text', mediaType: 'text/markdown' },
      { name: 'tags', value: 'text' },
    ]);
  });
});

it.each<[string, BodyInput['kind']]>([
  ['application/json', 'json'],
  ['application/vnd.api+json; charset=utf-8', 'json'],
  ['*/*', 'json'],
  ['multipart/mixed', 'fields'],
  ['application/x-www-form-urlencoded', 'fields'],
  ['application/soap+xml', 'text'],
  ['application/yaml', 'text'],
  ['application/x-ndjson', 'text'],
  ['text/csv', 'text'],
  ['application/octet-stream', 'file'],
  ['image/jpeg', 'file'],
  ['application/geo+JSON', 'json'],
  ['application/jsonl', 'text'],
  ['application/sparql-query', 'text'],
  ['application/jsonish', 'file'],
  ['image/text/plain', 'file'],
  ['example/multipart/mixed', 'file'],
  ['application/xmlish', 'file'],
])('%s is %s', (mediaType, kind) => {
  expect(bodyKindOf({ mediaType })).toBe(kind);
});

it.each<[string, object, JsonValue, string]>([
  ['is named by its schema', { title: 'Thing' }, 1, '<Thing>1</Thing>'],
  ['has a root without a name', {}, 1, '<root>1</root>'],
  ['prefers the name for XML', { title: 'Thing', xml: { name: 'thing' } }, 1, '<thing>1</thing>'],
  ['ignores a name that is no text', { title: 'Thing', xml: { name: 5 } }, 1, '<Thing>1</Thing>'],
  ['has an empty element for null', {}, null, '<root></root>'],
  ['has no element for an empty list', {}, { a: [], b: 1 }, '<root>\n  <b>1</b>\n</root>'],
  [
    'repeats the element of a list',
    { title: 'T' },
    [1, 2],
    '<root>\n  <T>1</T>\n  <T>2</T>\n</root>',
  ],
  [
    'is indented',
    {},
    { a: { b: [true, { c: null }] } },
    '<root>\n  <a>\n    <b>true</b>\n    <b>\n      <c></c>\n    </b>\n  </a>\n</root>',
  ],
  [
    'has valid names',
    {},
    { '1a': 1, 'b:é c': 2 },
    '<root>\n  <_1a>1</_1a>\n  <b___c>2</b___c>\n</root>',
  ],
])('XML %s', (_, schema, example, xml) => {
  const [api, body] = fixture({ 'application/xml': { schema, example } });
  expect(exampleBody(api, body)).toMatchObject({ kind: 'text', text: xml });
});

it('writes text that is neither text nor XML as indented JSON', () => {
  const [api, body] = fixture({ 'application/yaml': { example: { a: [1] } } });
  expect(exampleBody(api, body)).toMatchObject({ text: '{\n  "a": [\n    1\n  ]\n}' });
});

it('has no fields for a form whose value is not an object', () => {
  for (const example of [[{ a: 1 }], 'a', null]) {
    expect(fieldsOf('multipart/form-data', { example })).toEqual([]);
  }
});

it('takes a part of a form for a file by its type, and names it after its example', () => {
  const schema = {
    type: 'object',
    allOf: [{ $ref: '#/components/schemas/Scan' }, { properties: { plain: { type: 'string' } } }],
  };
  const schemas = {
    Scan: {
      anyOf: [{ properties: { scan: { oneOf: [{ type: 'string', format: 'binary' }] } } }],
      allOf: [{ $ref: '#/components/schemas/Scan' }],
    },
  };
  const example = { scan: 'page.tiff', plain: 'a b.txt', score: 'x', about: { a: 1 }, none: null };
  const encoding = {
    plain: { contentType: 'application/pdf' },
    score: { contentType: 'audio/midi , audio/ogg' },
    about: { contentType: '*/*' },
  };
  const fields = fieldsOf('Multipart/mixed', { schema, example, encoding }, schemas);
  expect(fields).toEqual([
    { name: 'scan', value: { fileName: 'page.tiff', mediaType: 'application/octet-stream' } },
    { name: 'plain', value: { fileName: 'file', mediaType: 'application/pdf' } },
    { name: 'score', value: { fileName: 'file', mediaType: 'audio/midi' } },
    { name: 'about', value: '{"a":1}', mediaType: 'application/json' },
    { name: 'none', value: 'null' },
  ]);
});

it('takes a part of any name for a file by its type', () => {
  const schema = { type: 'object', additionalProperties: { type: 'string', format: 'binary' } };
  expect(fieldsOf('multipart/form-data', { schema })).toEqual([
    { name: 'name', value: { fileName: 'file', mediaType: 'application/octet-stream' } },
  ]);
});

it('leaves an empty field alone whatever its style, and joins a list that is not exploded', () => {
  const example = { none: null, tags: ['a b', 'c'], 'my tags': ['d', 'e'] };
  const style = { style: 'spaceDelimited' };
  const encoding = { none: style, tags: style, 'my tags': { explode: true } };
  expect(fieldsOf('application/x-www-form-urlencoded', { example, encoding })).toEqual([
    { name: 'none', value: 'null' },
    { name: 'tags', value: 'a b c' },
    { name: 'my tags', value: 'd' },
    { name: 'my tags', value: 'e' },
  ]);
});
