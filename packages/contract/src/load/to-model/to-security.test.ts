import { expect, it } from 'vitest';
import { apiOf } from '../../../test/fixture-api.ts';

const responses = {};

it('reads every kind of security scheme, and leaves out unusable ones', () => {
  const flows = {
    authorizationCode: {
      authorizationUrl: 'https://a.example/authorize',
      tokenUrl: 'https://a.example/token',
      refreshUrl: 'https://a.example/refresh',
      scopes: { read: 'Read records.', write: '' },
    },
    implicit: { authorizationUrl: 'https://a.example/implicit' },
  };
  const { securitySchemes } = apiOf(
    {},
    {
      components: {
        securitySchemes: {
          key: { type: 'apiKey', in: 'header', name: 'X-Key', description: 'Ask **us**.' },
          query: { type: 'apiKey', in: 'query', name: 'key' },
          cookie: { type: 'apiKey', in: 'cookie', name: 'session' },
          basic: { type: 'http', scheme: 'Basic' },
          bearer: { type: 'http', scheme: 'BEARER', bearerFormat: 'JWT' },
          digest: { type: 'http', scheme: 'Digest' },
          oauth: { type: 'oauth2', flows },
          oidc: { type: 'openIdConnect', openIdConnectUrl: 'https://a.example/.well-known' },
          tls: { type: 'mutualTLS' },
          same: { $ref: '#/components/securitySchemes/basic' },
          nowhere: { $ref: '#/components/securitySchemes/gone' },
          nameless: { type: 'apiKey', in: 'header' },
          body: { type: 'apiKey', in: 'body', name: 'key' },
          empty: { type: 'http' },
          unknown: { type: 'magic' },
        },
      },
    },
  );
  const description = '';
  expect(securitySchemes).toEqual([
    { name: 'key', description: 'Ask **us**.', type: 'apiKey', in: 'header', parameter: 'X-Key' },
    { name: 'query', description, type: 'apiKey', in: 'query', parameter: 'key' },
    { name: 'cookie', description, type: 'apiKey', in: 'cookie', parameter: 'session' },
    { name: 'basic', description, type: 'basic' },
    { name: 'bearer', description, type: 'bearer', format: 'JWT' },
    { name: 'digest', description, type: 'http', scheme: 'Digest' },
    {
      name: 'oauth',
      description,
      type: 'oauth2',
      flows: [
        { name: 'authorizationCode', ...flows.authorizationCode },
        { name: 'implicit', authorizationUrl: 'https://a.example/implicit', scopes: {} },
      ],
    },
    { name: 'oidc', description, type: 'openIdConnect', url: 'https://a.example/.well-known' },
    { name: 'tls', description, type: 'mutualTLS' },
    { name: 'same', description, type: 'basic' },
  ]);
});

it.each([
  ['nothing itself, so the API’s', undefined, [[{ scheme: 'key', scopes: [] }]]],
  ['an empty list, so open to everyone', [], []],
  [
    'two together, or another, or none at all',
    [{ key: [], oauth: ['read', 'write'] }, { basic: [] }, {}],
    [
      [
        { scheme: 'key', scopes: [] },
        { scheme: 'oauth', scopes: ['read', 'write'] },
      ],
      [{ scheme: 'basic', scopes: [] }],
      [],
    ],
  ],
])('an operation requires %s', (_, security, required) => {
  const operation = { responses, ...(security && { security }) };
  const api = apiOf({ '/a': { get: operation } }, { security: [{ key: [] }] });
  expect(api.operations[0]?.security).toEqual(required);
});

it('requires nothing if neither the operation nor the API does', () => {
  expect(apiOf({ '/a': { get: { responses } } }).operations[0]?.security).toEqual([]);
});
