import type { Api } from '@portal/contract';
import { apiOf } from '../../contract/test/fixture-api.ts';

const text = { type: 'string' };

export const securitySchemes = {
  'key in query': { type: 'apiKey', in: 'query', name: 'api_key' },
  'key in header': { type: 'apiKey', in: 'header', name: 'X-Key' },
  'key in cookie': { type: 'apiKey', in: 'cookie', name: 'session' },
  basic: { type: 'http', scheme: 'basic' },
  bearer: { type: 'http', scheme: 'bearer' },
  digest: { type: 'http', scheme: 'Digest' },
  oauth: { type: 'oauth2', flows: {} },
  oidc: { type: 'openIdConnect', openIdConnectUrl: 'https://id.example.org' },
};

const bodies = {
  'application/json': { example: { title: 'A horse' } },
  'application/x-www-form-urlencoded': { example: { title: 'A horse', tags: ['a', 'b'] } },
  'multipart/form-data': {
    schema: {
      type: 'object',
      properties: { title: text, about: { type: 'object' }, scan: { ...text, format: 'binary' } },
    },
  },
  'text/plain': { example: 'A horse' },
  'image/png': {},
};

function operationOf(name: string, security: object[], content: object): object {
  return {
    operationId: name,
    security,
    parameters: [
      { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
      { name: 'needed', in: 'query', required: true, schema: text },
      { name: 'X-Needed', in: 'header', required: true, schema: text, example: 'yes' },
    ],
    requestBody: { content },
    responses: { 204: { description: 'Done' } },
  };
}

function idOf(words: string): string {
  return words.replaceAll(/\W+/g, '-');
}

/** An API with every kind of authentication and body, one operation for each. */
export function anyApi(): Api {
  const byScheme = Object.keys(securitySchemes).map((scheme) =>
    operationOf(idOf(`with ${scheme}`), [{ [scheme]: [] }], {
      'application/json': bodies['application/json'],
    }),
  );
  const byBody = Object.entries(bodies).map(([mediaType, media]) =>
    operationOf(idOf(`send ${mediaType}`), [], { [mediaType]: media }),
  );
  const both = Object.fromEntries(Object.keys(securitySchemes).map((scheme) => [scheme, []]));
  const all = operationOf('with-all', [both], bodies);
  const paths = [...byScheme, ...byBody, all].map((operation, index) => [
    `/things-${index}/{id}`,
    { post: operation },
  ]);
  return apiOf(Object.fromEntries(paths), {
    servers: [
      {
        url: 'https://{region}.example.org/v1',
        variables: { region: { default: 'eu' } },
      },
    ],
    components: { securitySchemes },
  });
}
