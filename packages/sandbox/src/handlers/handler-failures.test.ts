import type { Api } from '@portal/contract';
import { toApi } from '@portal/contract/node';
import { describe, expect, it } from 'vitest';
import { createPractise } from '../practice/practise.ts';
import { slimApi } from '../worker/slim-api.ts';
import { defineSandbox } from './define-sandbox.ts';
import { createHandlerSandbox } from './handler-sandbox.ts';
import { createPlainSandbox } from './plain-sandbox.ts';

const json = (example?: unknown) => ({
  description: 'An error',
  content: { 'application/problem+json': { ...(example !== undefined && { example }) } },
});

const api = toApi(
  {
    openapi: '3.1.1',
    info: { title: 'Things', version: '1' },
    servers: [{ url: '/things/v1' }],
    components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } } },
    paths: {
      '/things': {
        get: {
          operationId: 'list',
          parameters: [{ name: 'page', in: 'query', schema: { type: 'integer', minimum: 1 } }],
          responses: {
            200: { description: 'The things' },
            301: { description: 'Moved', headers: { Location: { example: '/things/v1/new' } } },
            404: json({ title: 'Nothing', see: 'https://api.example.org/things/v1/new' }),
            409: { description: 'Clash', content: { 'text/plain': { example: 'A clash' } } },
            418: { description: 'Tea', content: { 'text/html': { example: '<h1>Tea</h1>' } } },
            422: json(),
            '5XX': {
              description: 'Broken',
              content: { 'application/json': { example: { broken: true } } },
            },
          },
        },
        post: {
          operationId: 'add',
          security: [{ key: [] }],
          requestBody: { required: true, content: { 'application/json': {} } },
          responses: { 201: { description: 'Added' }, 401: { description: 'No key' } },
        },
      },
      '/new': {
        get: {
          operationId: 'moved',
          responses: {
            301: { description: 'Moved', headers: { Location: { example: '/things/v1/new' } } },
          },
        },
      },
    },
  },
  'things',
);

const origin = 'https://example.org';
const mount = '/portal/sandbox';

function sandboxOf(own: Api) {
  let calls = 0;
  const lines: string[] = [];
  const count = () => {
    calls += 1;
    return { json: { calls } };
  };
  const sandbox = createHandlerSandbox(
    {
      apis: [own],
      handlers: defineSandbox({ operations: { list: count, add: count, moved: count } }),
      mount,
      log: (line) => lines.push(line),
    },
    createPlainSandbox({ mount, entryPoints: [], status: { sandbox: 'test' } }),
  );
  const ask = async (Prefer: string, path = '/things/v1/things', init: RequestInit = {}) => {
    const request = new Request(`${origin}${mount}${path}`, {
      ...init,
      headers: { Prefer, ...init.headers },
    });
    const response = await sandbox.fetch(request);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, isRead: request.bodyUsed };
  };
  return { ask, lines, calls: () => calls };
}

describe.each([
  ['the whole description', api],
  ['what a service worker has of it', slimApi(api)],
])('failures on request, with %s', (_, own) => {
  it.each([
    [
      404,
      'application/problem+json',
      '{"title":"Nothing","see":"https://example.org/portal/sandbox/things/v1/new"}',
    ],
    [409, 'text/plain; charset=utf-8', 'A clash'],
    [418, 'text/html; charset=utf-8', '<h1>Tea</h1>'],
    [422, 'application/json', '{"message":"This 422 was asked for with the header Prefer."}'],
    [429, 'application/json', '{"message":"This 429 was asked for with the header Prefer."}'],
    [500, 'application/json', '{"broken":true}'],
    [507, 'application/json', '{"broken":true}'],
  ])(
    '%i has the body that is documented, or else that of the sandbox',
    async (code, type, body) => {
      const { ask, calls } = sandboxOf(own);
      const { status, headers, text } = await ask(`code=${code}`);
      expect([status, headers.get('Content-Type'), text]).toEqual([code, type, body]);
      expect(headers.get('Preference-Applied')).toBe(`code=${code}`);
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('Retry-After')).toBe(code === 429 ? '2' : null);
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(calls()).toBe(0);
    },
  );

  it('fails whatever is wrong with the request', async () => {
    const { ask } = sandboxOf(own);
    expect((await ask('code=503', '/things/v1/things?page=0')).status).toBe(503);
    expect((await ask('wait=0', '/things/v1/things?page=0')).status).toBe(400);
  });

  it('asks for a key as the API does, without reading a body', async () => {
    const { ask } = sandboxOf(own);
    const init = { method: 'POST', body: '{}' };
    const { status, headers, isRead } = await ask('code=401', '/things/v1/things', init);
    expect([status, isRead]).toEqual([401, false]);
    expect(headers.get('WWW-Authenticate')).toBeTruthy();
    expect((await ask('code=404', '/things/v1/things', init)).text).toBe(
      '{"message":"code=404 in the header Prefer is not a failure of add. Ask for 401, 429, 500 or 503."}',
    );
  });

  it('redirects to the example, with the query, and from there no further', async () => {
    const { ask } = sandboxOf(own);
    const { status, headers } = await ask('code=301', '/things/v1/things?page=2');
    expect([status, headers.get('Location')]).toEqual([301, `${mount}/things/v1/new?page=2`]);
    expect((await ask('code=301', '/things/v1/new')).status).toBe(200);
  });

  it('has nothing to do with what the sandbox answers by itself', async () => {
    const { ask, calls } = sandboxOf(own);
    expect((await ask('code=503', '/status')).status).toBe(200);
    expect((await ask('code=503', '/things/v1/other')).status).toBe(404);
    expect((await ask('code=503', '/things/v1/things', { method: 'DELETE' })).status).toBe(405);
    const preflight = await ask('code=503', '/things/v1/things', {
      method: 'OPTIONS',
      headers: { 'Access-Control-Request-Headers': 'prefer,x-key' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe('prefer,x-key');
    expect(calls()).toBe(0);
    expect((await ask('code=200; x=1')).text).toBe('{"calls":1}');
  });
});

it('stops waiting when its client has gone, and never calls the handler', async () => {
  const { ask, calls, lines } = sandboxOf(api);
  const client = new AbortController();
  const began = performance.now();
  const answer = ask('wait=10', '/things/v1/things', { signal: client.signal });
  setTimeout(() => client.abort(), 20);
  expect((await answer).status).toBe(503);
  expect(performance.now() - began).toBeLessThan(1000);
  expect([calls(), lines]).toEqual([0, []]);
});

it('lets only some requests wait, and tells the others when to come back', async () => {
  const practise = createPractise(() => 'full');
  const sandbox = createHandlerSandbox(
    { apis: [api], handlers: defineSandbox({ operations: {} }), mount, practise, log: () => {} },
    createPlainSandbox({ mount, entryPoints: [], status: {} }),
  );
  const url = `${origin}${mount}/things/v1/things`;
  const response = await sandbox.fetch(new Request(url, { headers: { Prefer: 'wait=1' } }));
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '2']);
  expect(await response.json()).toEqual({
    message: 'Too many requests are being delayed. Try again in a few seconds.',
  });
});
