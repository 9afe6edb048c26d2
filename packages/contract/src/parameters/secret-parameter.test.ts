import { expect, it } from 'vitest';
import { apiOf } from '../../test/fixture-api.ts';
import { hideSecrets, isDescribed, isSecret, isSecretName } from './secret-parameter.ts';

it.each([
  'api_key',
  'apikey',
  'X-Api-Key',
  'apiKey',
  'Authorization',
  'access_token',
  'wskey',
  'Proxy-Authorization',
  'userPassword',
  'passwd',
  'X-App-Key',
  'subscription-key',
  'client.secret',
  'Cookie',
  'oauth2Token',
])('%s is the name of a secret', (name) => expect(isSecretName(name)).toBe(true));

it.each([
  'query',
  'key',
  'keyword',
  'pageToken',
  'next_page_token',
  'tokens',
  'passage',
  'monkey',
  'mapkey',
  'syncToken',
  'continuation-token',
  'cursor_token',
  'secretary',
])('%s is not', (name) => expect(isSecretName(name)).toBe(false));

it('hides what a reader has filled in, by name, by format and by scheme', () => {
  const text = { type: 'string' };
  const parameters = [
    { name: 'q', in: 'query', schema: text },
    { name: 'key', in: 'query', schema: text },
    { name: 'pin', in: 'query', schema: { ...text, format: 'password' } },
    { name: 'X-Api-Key', in: 'header', schema: text, example: 'DEMO_KEY' },
  ];
  const securitySchemes = { key: { type: 'apiKey', in: 'query', name: 'key' } };
  const api = apiOf(
    { '/things': { get: { operationId: 'x', parameters } } },
    { components: { securitySchemes } },
  );
  const [operation] = api.operations;
  if (!operation) throw new Error('No operation.');
  const values = { q: 'horse', key: 's1', pin: 's2', 'X-Api-Key': 's3' };
  expect(hideSecrets(api, operation, values)).toEqual({
    q: 'horse',
    key: 'YOUR_KEY',
    pin: 'YOUR_PIN',
    'X-Api-Key': 'YOUR_X_API_KEY',
  });
  expect(hideSecrets(api, operation, { 'X-Api-Key': 'DEMO_KEY' })).toEqual({
    'X-Api-Key': 'DEMO_KEY',
  });
  expect(hideSecrets(api, operation, { q: 'horse' })).toEqual({ q: 'horse' });
});

function parameterOf(parameter: object) {
  const api = apiOf({
    '/things': { get: { operationId: 'x', parameters: [{ in: 'query', ...parameter }] } },
  });
  const one = api.operations[0]?.parameters[0];
  if (!one) throw new Error('No parameter.');
  return one;
}

it('takes a parameter for a key only if a scheme has its name and its location', () => {
  const parameter = parameterOf({ name: 'key', schema: { type: 'string' } });
  const scheme = { name: 's', description: '', type: 'apiKey', in: 'query', parameter: 'key' };
  const isKey = (change: object) =>
    isSecret(parameter, { securitySchemes: [{ ...scheme, ...change } as never] });
  expect(isKey({})).toBe(true);
  expect(isKey({ in: 'header' })).toBe(false);
  expect(isKey({ parameter: 'other' })).toBe(false);
  expect(isKey({ type: 'basic' })).toBe(false);
  expect(isSecret(parameter)).toBe(false);
});

it.each<[string, object]>([
  ['an example', { schema: { type: 'string' }, example: 'DEMO' }],
  ['an example of its schema', { schema: { type: 'string', examples: ['other', 'DEMO'] } }],
  ['a default', { schema: { type: 'string', default: 'DEMO' } }],
])('a key is described if it is %s', (_, given) => {
  const parameter = parameterOf({ name: 'api_key', ...given });
  expect(isDescribed(parameter, 'DEMO')).toBe(true);
  expect(isDescribed(parameter, 'mine')).toBe(false);
});

it('names a placeholder after its parameter, in capitals', () => {
  const names = ['accessToken', 'x--api-key'];
  const parameters = names.map((name) => ({ name, in: 'query', schema: { type: 'string' } }));
  const api = apiOf({ '/things': { get: { operationId: 'x', parameters } } });
  const [operation] = api.operations;
  if (!operation) throw new Error('No operation.');
  expect(hideSecrets(api, operation, { accessToken: 'a', 'x--api-key': 'b' })).toEqual({
    accessToken: 'YOUR_ACCESS_TOKEN',
    'x--api-key': 'YOUR_X_API_KEY',
  });
});
