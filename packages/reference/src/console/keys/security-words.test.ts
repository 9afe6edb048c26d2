import type { SecurityScheme } from '@portal/contract';
import { expect, it } from 'vitest';
import { missingWords, needsWords } from './security-words.ts';

const securitySchemes: SecurityScheme[] = [
  { name: 'key', description: '', type: 'apiKey', in: 'query', parameter: 'wskey' },
  { name: 'session', description: '', type: 'apiKey', in: 'cookie', parameter: 'sid' },
  { name: 'token', description: '', type: 'bearer' },
  { name: 'login', description: '', type: 'basic' },
  { name: 'cert', description: '', type: 'mutualTLS' },
];
const api = { securitySchemes };
const all = (...names: string[]) => names.map((scheme) => ({ scheme, scopes: [] }));

it.each([
  [[all('key')], 'This operation needs an API key.'],
  [[all('key', 'token')], 'This operation needs an API key and a bearer token.'],
  [[all('key'), all('login')], 'This operation needs an API key, or a user name and a password.'],
  [[all('key'), []], 'This operation takes an API key. It also answers without.'],
  [[all('unknown')], 'This operation needs a key that the description does not explain.'],
])('%j: %s', (security, words) => {
  expect(needsWords(api, { security })).toBe(words);
});

it.each([
  [all('key'), {}, 'This operation needs an API key.'],
  [all('key'), { key: '' }, 'This operation needs an API key.'],
  [all('key'), { key: 'a' }, undefined],
  [all('key', 'token'), { key: 'a' }, 'This operation needs a bearer token.'],
  [
    all('login'),
    { login: { username: '', password: '' } },
    'This operation needs a user name and a password.',
  ],
  [all('login'), { login: { username: 'a', password: '' } }, undefined],
  [all('session', 'cert'), {}, undefined],
  [[], {}, undefined],
])('%j with %j: %s', (requirement, credentials, words) => {
  expect(missingWords(api, requirement, credentials)).toBe(words);
});
