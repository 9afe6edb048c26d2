import { describe, expect, it } from 'vitest';
import { apiOf } from '../../../test/fixture-api.ts';
import type { Operation } from '../../model.ts';
import { toApi } from './to-api.ts';

function read(operation: object, rest: object = {}, pathItem: object = {}): Operation {
  const api = apiOf({ '/a': { ...pathItem, post: operation } }, rest);
  const [found] = api.operations;
  if (!found) throw new Error('There is no operation.');
  return found;
}

it.each([
  ['Get its picture', { label: 'Get its picture' }],
  ['', {}],
  [{ a: 1 }, {}],
])('names a link by its label %j', (label, named) => {
  const links = { picture: { operationId: 'a', 'x-label': label } };
  const operation = read({ operationId: 'a', responses: { 200: { description: '', links } } });
  const rest = { name: 'picture', status: '200', operationId: 'a', description: '' };
  expect(operation.links).toEqual([{ ...rest, parameters: {}, ...named }]);
});

it.each([
  ['Filters', { group: 'Filters' }],
  ['', {}],
  [undefined, {}],
])('puts a parameter into the group %j', (label, grouped) => {
  const parameters = [{ name: 'a', in: 'query', 'x-group': label, schema: { type: 'string' } }];
  const { group, name } = read({ parameters }).parameters[0] ?? {};
  expect({ name, ...(group !== undefined && { group }) }).toEqual({ name: 'a', ...grouped });
});

describe('a request body', () => {
  const content = {
    'application/json': {
      schema: { $ref: '#/components/schemas/Work' },
      examples: { horse: { summary: 'A horse', value: { title: 'Horse' } } },
    },
    'multipart/form-data': {
      schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } },
      encoding: {
        file: { contentType: 'image/png, image/jpeg' },
        tags: { style: 'spaceDelimited', explode: false, allowReserved: true },
        odd: { style: 'upside-down', explode: 'no' },
      },
    },
    'text/plain': {},
  };
  const wanted = {
    description: 'A work.',
    required: true,
    content: [
      {
        mediaType: 'application/json',
        schema: { $ref: 'Work' },
        examples: [{ name: 'horse', summary: 'A horse', value: { title: 'Horse' } }],
      },
      {
        mediaType: 'multipart/form-data',
        schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } },
        examples: [],
        encoding: {
          file: { contentType: 'image/png, image/jpeg' },
          tags: { style: 'spaceDelimited', explode: false, allowReserved: true },
          odd: {},
        },
      },
      { mediaType: 'text/plain', examples: [] },
    ],
  };
  const body = { description: 'A work.', required: true, content };
  const components = {
    schemas: { Work: { type: 'object' } },
    requestBodies: { Work: body, Same: { $ref: '#/components/requestBodies/Work' } },
  };

  it('keeps its content types in order, with schemas, examples and encodings', () => {
    expect(read({ requestBody: body }, { components }).body).toEqual(wanted);
  });

  it.each(['Work', 'Same'])('may be the component %s', (name) => {
    const requestBody = { $ref: `#/components/requestBodies/${name}` };
    expect(read({ requestBody }, { components }).body).toEqual(wanted);
  });

  it('is optional unless marked as required, and absent if there is none', () => {
    expect(read({ requestBody: { content: {} } }).body).toEqual({
      description: '',
      required: false,
      content: [],
    });
    expect(read({})).not.toHaveProperty('body');
    expect(read({ requestBody: { $ref: '#/components/requestBodies/Gone' } })).not.toHaveProperty(
      'body',
    );
  });
});

describe('servers', () => {
  const servers = (url: string) => ({ servers: [{ url }] });
  const fields = { description: '', variables: [] };

  it('have variables with defaults, choices and descriptions', () => {
    const url = 'https://{region}.museum.example:{port}/v2';
    const variables = {
      region: { default: 'eu', enum: ['eu', 'us'], description: 'Where.' },
      port: { default: 443 },
    };
    const api = apiOf({}, { servers: [{ url, description: 'Live', variables }] });
    expect(api.servers).toEqual([
      {
        url,
        description: 'Live',
        variables: [
          { name: 'region', default: 'eu', choices: ['eu', 'us'], description: 'Where.' },
          { name: 'port', default: '443', choices: [], description: '' },
        ],
      },
    ]);
    expect(api.basePath).toBe('/v2');
  });

  it.each([
    ['its own first', servers('/own'), servers('/path'), '/own'],
    ['then those of its path', {}, servers('/path'), '/path'],
    ['an empty list does not count', { servers: [] }, servers('/path'), '/path'],
  ])('of an operation: %s', (_, operation, pathItem, url) => {
    const found = read(operation, servers('/api'), pathItem);
    expect(found).toMatchObject({ basePath: url, servers: [{ url, ...fields }] });
  });

  it('of the API apply to an operation without its own', () => {
    const found = read({}, servers('/api'));
    expect(found.basePath).toBe('/api');
    expect(found).not.toHaveProperty('servers');
  });
});

describe('callbacks and webhooks', () => {
  const request = {
    summary: 'Delivered',
    description: 'It arrived.',
    deprecated: true,
    parameters: [{ name: 'X-Sign', in: 'header', schema: { type: 'string' } }],
    requestBody: {
      content: { 'application/json': { schema: { $ref: '#/components/schemas/D' } } },
    },
    responses: { 204: { description: 'Thanks.' } },
  };
  const wanted = {
    method: 'post',
    summary: 'Delivered',
    description: 'It arrived.',
    deprecated: true,
    parameters: [{ key: 'X-Sign', name: 'X-Sign', in: 'header' }],
    body: { content: [{ mediaType: 'application/json', schema: { $ref: 'D' } }] },
    responses: [{ status: '204', description: 'Thanks.' }],
  };
  const expression = '{$request.body#/callbackUrl}';
  const components = {
    schemas: { D: { type: 'object' } },
    callbacks: { shared: { [expression]: { $ref: '#/components/pathItems/Delivery' } } },
    pathItems: { Delivery: { post: request } },
  };

  it.each([
    ['written in place', { [expression]: { post: request } }],
    ['referred to', { $ref: '#/components/callbacks/shared' }],
  ])('of an operation, %s', (_, onDelivery) => {
    const { callbacks } = read({ callbacks: { onDelivery } }, { components });
    expect(callbacks).toMatchObject([{ name: 'onDelivery', expression, ...wanted }]);
  });

  it('keeps the parameters of a callback whose expression has other braces', () => {
    const path = [{ name: 'id', in: 'path', schema: { type: 'string' } }];
    const { callbacks } = read({
      callbacks: { on: { '{$url}/{id}': { post: { parameters: path, responses: {} } } } },
    });
    expect(callbacks[0]?.parameters.map(({ name }) => name)).toEqual(['id']);
  });

  it.each([
    ['written in place', { post: request }],
    ['referred to', { $ref: '#/components/pathItems/Delivery' }],
  ])('of the API, %s', (_, delivered) => {
    const { webhooks } = apiOf({}, { webhooks: { delivered }, components });
    expect(webhooks).toMatchObject([{ name: 'delivered', expression: '', ...wanted }]);
  });
});

it('labels tags and groups them', () => {
  const { tags, tagGroups } = apiOf(
    {},
    {
      tags: [
        { name: 'works', 'x-displayName': 'Works of art', description: 'All.' },
        { name: 'b' },
      ],
      'x-tagGroups': [{ name: 'Collection', tags: ['works', 'b'] }],
    },
  );
  expect(tags).toEqual([
    { name: 'works', label: 'Works of art', description: 'All.' },
    { name: 'b', label: 'b', description: '' },
  ]);
  expect(tagGroups).toEqual([{ name: 'Collection', tags: ['works', 'b'] }]);
});

describe('a parameter or header described by its content', () => {
  const content = {
    'application/json': {
      schema: { $ref: '#/components/schemas/Filter' },
      examples: { horse: { value: { q: 'horse' } } },
    },
  };
  const components = { schemas: { Filter: { type: 'object', properties: { q: {} } } } };

  it('has the media type, schema and examples of its content', () => {
    const operation = read({ parameters: [{ name: 'f', in: 'query', content }] }, { components });
    expect(operation.parameters).toMatchObject([
      {
        name: 'f',
        mediaType: 'application/json',
        schema: { type: 'object', properties: { q: {} } },
        examples: [{ name: 'horse', value: { q: 'horse' } }],
      },
    ]);
  });

  it('keeps the schema of a header', () => {
    const responses = { 200: { description: '', headers: { 'X-F': { content } } } };
    const [response] = read({ responses }, { components }).responses;
    expect(response?.headers).toEqual([
      { name: 'X-F', description: '', schema: { $ref: 'Filter' } },
    ]);
  });

  it.each([
    ['its example', { example: '/a/1' }],
    ['the first of several', { examples: { one: { value: '/a/1' }, two: { value: '/a/2' } } }],
  ])('keeps of a header %s', (_, header) => {
    const responses = { 302: { description: '', headers: { Location: header } } };
    const [response] = read({ responses }).responses;
    expect(response?.headers).toEqual([{ name: 'Location', description: '', example: '/a/1' }]);
  });
});

it.each([
  ['a map', { a: { summary: 'A', value: 1 }, b: { $ref: '#/components/examples/B' } }, [1, 2]],
  ['a list, which is invalid', [1, 2], [1, 2]],
  ['only elsewhere', { a: { externalValue: 'https://a.example/1.json' } }, []],
  ['null', { a: { value: null } }, [null]],
])('reads examples that are %s', (_, examples, values) => {
  const parameters = [{ name: 'n', in: 'query', schema: {}, examples }];
  const operation = read({ parameters }, { components: { examples: { B: { value: 2 } } } });
  expect(operation.parameters[0]?.examples.map(({ value }) => value)).toEqual(values);
});

describe('parameters', () => {
  const text = { type: 'string' };
  const one = (parameter: object) =>
    read({ parameters: [{ name: 'p', in: 'query', schema: text, ...parameter }] }).parameters[0];

  it('have the defaults of OpenAPI', () => {
    expect(one({})).toEqual({
      key: 'p',
      name: 'p',
      in: 'query',
      required: false,
      deprecated: false,
      description: '',
      schema: text,
      style: 'form',
      explode: true,
      allowReserved: false,
      listSyntax: 'plain',
      examples: [],
      traps: [],
      aliases: [],
    });
  });

  it('are never required if OpenAPI describes them elsewhere', () => {
    const isRequired = (name: string, place: string) =>
      one({ name, in: place, required: true })?.required;
    for (const name of ['Accept', 'content-type', 'AUTHORIZATION']) {
      expect([isRequired(name, 'header'), isRequired(name, 'query')]).toEqual([false, true]);
    }
    expect(isRequired('Accept-Language', 'header')).toBe(true);
  });

  it('keep what is described', () => {
    const described = {
      required: true,
      deprecated: true,
      description: 'Words.',
      allowReserved: true,
      'x-traps': ['Beware.'],
      'x-combines': 'and',
      'x-aliases': ['q'],
    };
    expect(one(described)).toMatchObject({
      ...{ required: true, deprecated: true, description: 'Words.', allowReserved: true },
      ...{ traps: ['Beware.'], combines: 'and', aliases: ['q'] },
    });
    const title = { label: 'the title', fields: ['title'] };
    const place = { label: 'the place', fields: ['places.label'], trap: 'Not the subject.' };
    const shown = { include: ['places'] };
    const matched = one({
      'x-traps': ['Beware.'],
      'x-matched-in': [title, { ...place, 'shown-by': shown }, { label: '', fields: ['a'] }],
    });
    expect(matched).toMatchObject({
      matchedIn: [title, { ...place, shownBy: shown }],
      traps: ['Not the subject.', 'Beware.'],
    });
    const odd = one({ required: 'yes', deprecated: 1, allowReserved: 'true' });
    expect(odd).toMatchObject({ required: false, deprecated: false, allowReserved: false });
  });

  it.each<[object, string, boolean]>([
    [{ in: 'query' }, 'form', true],
    [{ in: 'cookie' }, 'form', true],
    [{ in: 'header' }, 'simple', false],
    [{ in: 'header', explode: true }, 'simple', true],
    [{ style: 'pipeDelimited' }, 'pipeDelimited', false],
    [{ style: 'form', explode: false }, 'form', false],
    [{ style: 'deepObject', explode: false }, 'deepObject', true],
    [{ style: 'upside-down', explode: 'no' }, 'form', true],
  ])('%j are written in the style %s', (parameter, style, explode) => {
    expect(one(parameter)).toMatchObject({ style, explode });
  });

  it.each<[object, object | undefined]>([
    [text, undefined],
    [
      { enum: ['a', null, ['b'], 0], 'x-enum-descriptions': { a: 'First.', 0: 'None.' } },
      {
        closed: true,
        values: [
          { value: 'a', meaning: 'First.' },
          { value: 0, meaning: 'None.' },
        ],
      },
    ],
    [{ enum: ['constructor'] }, { closed: true, values: [{ value: 'constructor', meaning: '' }] }],
    [
      { type: 'array', items: { ...text, 'x-documented-values': { k: 'Pictures' } } },
      { closed: false, values: [{ value: 'k', meaning: 'Pictures' }] },
    ],
  ])('with the schema %j offer %j', (schema, choices) => {
    expect(one({ schema })?.choices).toEqual(choices);
  });

  it('that are none are left out', () => {
    const parameters = [
      ...[null, 'p', {}, { name: 'p' }, { in: 'query' }, { name: '', in: 'query' }],
      ...[
        { name: 'p', in: 'body' },
        { name: 5, in: 'query' },
        { name: 'p', in: 5 },
      ],
      { $ref: '#/components/parameters/Gone' },
    ];
    expect(read({ parameters }).parameters).toEqual([]);
  });

  it('of an operation replace those of its path, and those that its path lacks are left out', () => {
    const api = apiOf({
      '/a/{id}/{part}': {
        parameters: [
          { name: 'id', in: 'path', schema: { type: 'integer' } },
          { name: 'q', in: 'query', description: 'Of the path.' },
          { name: 'lang', in: 'header' },
        ],
        get: {
          parameters: [
            { name: 'q', in: 'query', description: 'Its own.' },
            { name: 'gone', in: 'path' },
            { name: 'part', in: 'query' },
          ],
        },
      },
    });
    const found = api.operations[0]?.parameters ?? [];
    expect(found.map(({ in: place, name }) => `${place} ${name}`)).toEqual([
      ...['path id', 'query q', 'header lang', 'query part', 'path part'],
    ]);
    expect(found[1]?.description).toBe('Its own.');
    expect(found[0]).toMatchObject({ required: true, schema: { type: 'integer' } });
    expect(found[4]).toMatchObject({ required: true, schema: text, style: 'simple' });
  });
});

it('keeps what an operation and its responses are described with', () => {
  const operation = {
    operationId: 'addWork',
    summary: ' Add ',
    description: 'Adds it.',
    tags: ['works', 5],
    deprecated: true,
    'x-limits': 'Ten a day.',
    'x-deprecated-since': '2027-01-15',
    'x-sunset': '2028-01-15',
    'x-request-examples': { horse: { summary: 'A horse', values: { q: 'horse' } }, none: null },
    responses: {
      200: {
        description: 'Done.',
        'x-what-to-do': 'Rest.',
        headers: { 'X-Left': { description: 'How many.', schema: { type: 'integer' } }, Odd: {} },
      },
      default: { $ref: '#/components/responses/Error' },
    },
  };
  const rest = { components: { responses: { Error: { description: 'Failed.' } } } };
  expect(read(operation, rest)).toMatchObject({
    ...{ id: 'addWork', method: 'post', path: '/a', summary: 'Add', description: 'Adds it.' },
    ...{ tags: ['works', '5'], deprecated: true, limits: 'Ten a day.' },
    ...{ deprecatedSince: '2027-01-15', sunset: '2028-01-15' },
    requestExamples: [
      { name: 'horse', summary: 'A horse', values: { q: 'horse' } },
      { name: 'none', summary: '', values: {} },
    ],
    responses: [
      {
        ...{ status: '200', description: 'Done.', whatToDo: 'Rest.' },
        headers: [
          { name: 'X-Left', description: 'How many.', schema: { type: 'integer' } },
          { name: 'Odd', description: '' },
        ],
      },
      { status: 'default', description: 'Failed.' },
    ],
  });
  const bare = read({ deprecated: 'no', 'x-sunset': '2028-01-15', responses: { 204: {} } });
  expect(bare.deprecated).toBe(false);
  for (const name of ['limits', 'sunset', 'body', 'servers']) expect(bare).not.toHaveProperty(name);
  expect(bare.responses).toEqual([{ status: '204', description: '', content: [], headers: [] }]);
});

it('leaves out links to operations that are not known, and keeps the values of the others', () => {
  const links = {
    next: {
      operationId: 'b',
      description: 'More.',
      parameters: { id: '$response.body#/id', n: 0 },
    },
    gone: { operationId: 'c' },
    same: { $ref: '#/components/links/Same' },
  };
  const { operations } = toApi(
    {
      paths: { '/a': { get: { responses: { 200: { links } } } } },
      components: { links: { Same: { operationId: 'b' } } },
    },
    'test',
    ({ operationId }) => (operationId === 'b' ? 'found' : undefined),
  );
  expect(operations[0]?.links).toEqual([
    {
      ...{ name: 'next', status: '200', operationId: 'found', description: 'More.' },
      parameters: { id: '$response.body#/id', n: 0 },
    },
    { name: 'same', status: '200', operationId: 'found', description: '', parameters: {} },
  ]);
});
