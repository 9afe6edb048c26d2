import { expect, it } from 'vitest';
import { apiOf } from '../../test/fixture-api.ts';
import { operationBaseUrl } from './operation-base-url.ts';

it.each<[string, object | undefined, string]>([
  ['no servers', undefined, 'http://localhost:3000/sandbox'],
  ['the same host', { url: 'https://api.example.org/v3' }, 'http://localhost:3000/sandbox'],
  ['a path', { url: '/v3' }, 'http://localhost:3000/sandbox'],
  ['another host', { url: 'https://uploads.example.org/v3' }, 'https://uploads.example.org'],
  ['a host without encryption', { url: 'HTTP://old.example.org/v3' }, 'http://old.example.org'],
  [
    'an address in another',
    { url: 'ftp://a.example.org/https://b' },
    'http://localhost:3000/sandbox',
  ],
  ['a host without a scheme', { url: '//uploads.example.org' }, 'https://uploads.example.org'],
  ['an address that is none', { url: 'https://[' }, 'http://localhost:3000/sandbox'],
  ['another protocol', { url: 'ftp://files.example.org' }, 'http://localhost:3000/sandbox'],
  [
    'a host with variables',
    { url: 'https://{place}.example.org', variables: { place: { default: 'files' } } },
    'https://files.example.org',
  ],
])('an operation with %s', (_, server, expected) => {
  const servers = [{ url: 'https://api.example.org/v1' }];
  const api = apiOf(
    { '/things': { get: { operationId: 'x', ...(server && { servers: [server] }) } } },
    { servers },
  );
  const [operation] = api.operations;
  if (!operation) throw new Error('No operation.');
  expect(operationBaseUrl(api, operation, 'http://localhost:3000/sandbox')).toBe(expected);
});
