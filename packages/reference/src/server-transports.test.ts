import type { Server } from '@portal/contract';
import { expect, it } from 'vitest';
import { serverTransports } from './server-transports.ts';

const server = (url: string, variables: Server['variables'] = []): Server => ({
  ...{ url, description: '', variables },
});
const region = { name: 'region', default: 'eu', choices: [], description: '' };

it.each([
  [[server('https://api.example.org/v2/')], '/v2', 'https://api.example.org'],
  [[server('https://api.example.org')], '', 'https://api.example.org'],
  [[server('https://{region}.example.org/v2', [region])], '/v2', 'https://eu.example.org'],
  [[server('/v2'), server('http://other.example.org/v2')], '/v2', 'http://other.example.org'],
])('sends to %j below %s', (servers, basePath, baseUrl) => {
  const [live] = serverTransports({ servers, basePath });
  expect(live?.baseUrl('any')).toBe(baseUrl);
  expect(live?.reaches?.('https://elsewhere.example.org')).toBe(true);
});

it.each([[[]], [[server('/v2')]], [[server('ftp://files.example.org')]]])(
  'sends nothing to %j',
  (servers) => {
    expect(serverTransports({ servers, basePath: '' })).toEqual([]);
  },
);
