import { expect, it } from 'vitest';
import { apiOf } from '../../test/fixture-api.ts';
import { shapeOf } from './api-shape.ts';

const responses = { 200: { description: 'All of them.' } };

it('has what clients depend on', () => {
  const api = apiOf(
    {
      '/works': {
        post: {
          operationId: 'addWork',
          summary: 'Adds a work',
          deprecated: true,
          'x-sunset': '2028-01-15',
          security: [{ login: ['write', 'read'] }, { key: [] }, {}],
          parameters: [
            {
              name: 'q',
              in: 'query',
              required: true,
              deprecated: true,
              schema: { type: 'string' },
            },
            {
              ...{ name: 'tags', in: 'query', explode: false },
              ...{ 'x-aliases': ['tag'], description: 'Words.' },
              schema: { type: 'array', items: { type: 'string', description: 'A word.' } },
            },
            { name: 'filter', in: 'query', content: { 'application/json': { schema: {} } } },
          ],
          requestBody: {
            required: true,
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/Work' }, example: {} },
            },
          },
          responses: {
            201: {
              description: 'Added.',
              headers: { Location: { schema: {} }, ETag: { schema: {} } },
              content: { 'text/plain': {} },
            },
          },
        },
      },
    },
    {
      'x-list-syntax': 'csv',
      components: {
        schemas: {
          Work: {
            title: 'A work',
            type: 'object',
            required: ['title'],
            properties: {
              title: { type: 'string', minLength: 1, examples: ['A map'] },
              parts: { type: 'array', items: { description: 'A part.', type: 'string' } },
            },
            anyOf: [{ description: 'Dated.', required: ['date'] }, true],
            not: { description: 'Lost.', required: ['lost'] },
            default: null,
            'x-note': 'Ours.',
          },
        },
        securitySchemes: {
          key: { type: 'apiKey', in: 'header', name: 'X-Key' },
          inQuery: { type: 'apiKey', in: 'query', name: 'apiKey' },
          login: { type: 'openIdConnect', openIdConnectUrl: 'https://museum.example/login' },
          bearer: { type: 'http', scheme: 'Bearer' },
          digest: { type: 'http', scheme: 'Digest' },
        },
      },
    },
  );
  expect(shapeOf(api)).toEqual({
    operations: [
      {
        ...{ id: 'addWork', method: 'post', path: '/test/v1/works', deprecated: true },
        sunset: '2028-01-15',
        security: [
          [{ scheme: 'login', scopes: ['read', 'write'] }],
          [{ scheme: 'key', scopes: [] }],
          [],
        ],
        parameters: [
          {
            ...{ name: 'q', in: 'query', required: true, deprecated: true },
            ...{ style: 'form', explode: true, listSyntax: 'csv', schema: { type: 'string' } },
          },
          {
            ...{ name: 'tags', in: 'query', style: 'form', explode: false, listSyntax: 'csv' },
            ...{ aliases: ['tag'], schema: { type: 'array', items: { type: 'string' } } },
          },
          {
            ...{ name: 'filter', in: 'query', style: 'form', explode: true },
            ...{ listSyntax: 'csv', mediaType: 'application/json', schema: {} },
          },
        ],
        body: {
          required: true,
          content: [{ mediaType: 'application/json', schema: { $ref: 'Work' } }],
        },
        responses: [
          { status: '201', headers: ['etag', 'location'], content: [{ mediaType: 'text/plain' }] },
        ],
      },
    ],
    schemas: {
      Work: {
        type: 'object',
        required: ['title'],
        properties: {
          title: { type: 'string', minLength: 1 },
          parts: { type: 'array', items: { type: 'string' } },
        },
        anyOf: [{ required: ['date'] }, {}],
        not: { required: ['lost'] },
        default: null,
      },
    },
    securitySchemes: {
      key: { type: 'apiKey', in: 'header', parameter: 'x-key' },
      inQuery: { type: 'apiKey', in: 'query', parameter: 'apiKey' },
      login: { type: 'openIdConnect' },
      bearer: { type: 'bearer' },
      digest: { type: 'http', scheme: 'digest' },
    },
  });
});

it('records only what there is', () => {
  const parameters = [{ name: 'q', in: 'query', schema: {} }];
  const api = apiOf({ '/a': { get: { operationId: 'a', parameters, responses } } });
  expect(JSON.parse(JSON.stringify(shapeOf(api)))).toStrictEqual({
    operations: [
      {
        ...{ id: 'a', method: 'get', path: '/test/v1/a', security: [] },
        parameters: [{ name: 'q', in: 'query', style: 'form', explode: true, schema: {} }],
        responses: [{ status: '200', headers: [], content: [] }],
      },
    ],
    schemas: {},
  });
});
