import { expect, it } from 'vitest';
import { anyApi } from '../../../test/any-api.ts';
import { loadContract } from '../../../test/contract.ts';
import { languages } from '../../samples/index.ts';
import { firstRequest } from './first-request.ts';

const plan = {
  apiId: 'x',
  path: '/api/x',
  title: 'X',
  description: '',
  baseUrl: 'https://api.example.org',
};

it('has every required parameter, the name of an unknown path value, and a body', () => {
  const api = anyApi();
  const operation = api.operations.find(({ id }) => id === 'with-key-in-header');
  if (!operation) throw new Error('No operation.');
  const request = firstRequest(api, operation, plan);
  expect(request.url).toMatch(/^https:\/\/api\.example\.org\/v1\/things-\d\/\{id\}\?needed=text$/);
  expect(request.headers).toEqual([
    { name: 'Content-Type', value: 'application/json' },
    { name: 'X-Needed', value: 'yes' },
    { name: 'X-Key', value: 'YOUR_API_KEY' },
  ]);
  expect(request.body).toMatchObject({ kind: 'text', text: '{\n  "title": "A horse"\n}' });
  for (const { id, write } of languages) {
    const written = write(request);
    expect(written).toContain('/{id}');
    // Python has the values of parameters apart.
    expect(written).toContain(id === 'python' ? "'needed': 'text'" : '/{id}?needed=text');
  }
});

it("goes to an operation's own host", () => {
  const api = anyApi();
  const [first] = api.operations;
  if (!first) throw new Error('No operation.');
  const server = { url: 'https://uploads.example.org', description: '', variables: [] };
  const request = firstRequest(api, { ...first, servers: [server] }, plan);
  expect(request.url).toMatch(/^https:\/\/uploads\.example\.org\/v1\//);
});

it('never has an empty path segment', async () => {
  for (const api of [...(await loadContract()), anyApi()]) {
    for (const operation of api.operations) {
      for (const one of [operation, { ...operation, requestExamples: [] }]) {
        expect(new URL(firstRequest(api, one, plan).url).pathname).not.toMatch(/\/\/|\/$/);
      }
    }
  }
});
