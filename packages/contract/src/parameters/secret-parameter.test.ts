import { expect, it } from 'vitest';
import { apiOf } from '../../test/fixture-api.ts';
import { hideSecrets, isSecretName } from './secret-parameter.ts';

it.each(['api_key', 'apikey', 'X-Api-Key', 'apiKey', 'Authorization', 'access_token', 'wskey'])(
  '%s is the name of a secret',
  (name) => expect(isSecretName(name)).toBe(true),
);

it.each(['query', 'key', 'keyword', 'pageToken', 'next_page_token', 'tokens', 'passage'])(
  '%s is not',
  (name) => expect(isSecretName(name)).toBe(false),
);

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
