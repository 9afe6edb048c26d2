import { type Api, type Credentials, matchRequest } from '@portal/contract';
import { toApi } from '@portal/contract/node';
import { describe, expect, it } from 'vitest';
import { slimApi } from '../worker/slim-api.ts';
import { defineSandbox, type HandledCall } from './define-sandbox.ts';
import { bodyLimits, createHandlerSandbox } from './handler-sandbox.ts';
import { createPlainSandbox } from './plain-sandbox.ts';

const mount = '/portal/sandbox';
const origin = 'https://example.org';
const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } };
const json = {
  required: true,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
};
const schemes = {
  key: { type: 'apiKey', in: 'header', name: 'X-Key' },
  inQuery: { type: 'apiKey', in: 'query', name: 'key' },
  inCookie: { type: 'apiKey', in: 'cookie', name: 'key' },
  login: { type: 'http', scheme: 'basic' },
  token: { type: 'http', scheme: 'bearer' },
  granted: { type: 'oauth2', flows: {} },
};

const api = toApi(
  {
    openapi: '3.1.1',
    info: { title: 'Things', version: '1' },
    servers: [{ url: '/things/v1' }],
    components: {
      securitySchemes: schemes,
      schemas: {
        Thing: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
      },
    },
    paths: {
      '/things': {
        get: {
          operationId: 'list',
          parameters: [{ name: 'page', in: 'query', schema: { type: 'integer', minimum: 1 } }],
        },
        post: { operationId: 'add', requestBody: json, security: [{ key: [] }] },
      },
      '/things/{id}': {
        get: { operationId: 'one', parameters: [id] },
        delete: { operationId: 'remove', parameters: [id], security: [{ key: [] }, { token: [] }] },
      },
      '/forms': {
        post: { operationId: 'form', requestBody: { content: { 'multipart/form-data': {} } } },
      },
      '/locked/{scheme}': {
        get: {
          operationId: 'locked',
          parameters: [{ name: 'scheme', in: 'path', required: true, schema: { type: 'string' } }],
          security: Object.keys(schemes).map((name) => ({ [name]: [] })),
        },
      },
      '/both': { get: { operationId: 'both', security: [{ key: [], inQuery: [] }] } },
      '/optional': { get: { operationId: 'optional', security: [{}, { key: [] }, { token: [] }] } },
      '/export': {
        get: { operationId: 'export' },
        put: { operationId: 'import' },
        post: { operationId: 'queue' },
      },
      '/shout': { get: { operationId: 'shout' }, post: { operationId: 'shoutJson' } },
      '/addresses': { get: { operationId: 'addresses' } },
      '/looked/{id}': { head: { operationId: 'look', parameters: [id] } },
      '/two-ways': { get: { operationId: 'fetch' }, head: { operationId: 'check' } },
      '/failing': { get: { operationId: 'failing' } },
      '/forgotten': { get: { operationId: 'forgotten' } },
    },
  },
  'things',
);

const inOtherCases = {
  'content-type': 'text/csv',
  'x-ROWS': '1',
  'access-control-allow-origin': 'https://example.com',
  'CONTENT-SECURITY-POLICY': 'default-src *',
};

const addresses = ['https://iiif.example.org/a', 'https://images.example.org/logo.png'];

function sandboxOf(own: Api = api, accepts?: (credentials: Credentials) => boolean) {
  const calls: HandledCall[] = [];
  const lines: string[] = [];
  const keep = (call: HandledCall) => {
    calls.push(call);
    return { json: call.values };
  };
  const handlers = defineSandbox({
    ...(accepts && { accepts }),
    operations: {
      list: keep,
      one: keep,
      locked: (call) => ({ json: call.credentials }),
      both: keep,
      optional: keep,
      add: (call) => ({ ...keep(call), status: 201, headers: { Location: `${call.base}/x` } }),
      remove: () => ({}),
      form: ({ body }) => ({
        text: body?.kind === 'fields' ? body.fields.map(({ name }) => name).join() : '',
      }),
      export: () => ({ text: 'a;b', headers: { 'Content-Type': 'text/csv', 'X-Rows': '1' } }),
      import: () => ({ status: 202, headers: { 'X-Rows': '1' } }),
      queue: () => ({ status: 202, text: 'Later.' }),
      shout: () => ({ text: 'a;b', headers: inOtherCases }),
      shoutJson: () => ({ json: {}, headers: inOtherCases }),
      addresses: () => ({ json: addresses, headers: { 'Content-Type': 'application/ld+json' } }),
      look: ({ values }) => ({ headers: { 'X-By': `look ${values.id}` } }),
      fetch: () => ({ text: 'a', headers: { 'X-By': 'fetch' } }),
      check: () => ({ headers: { 'X-By': 'check' } }),
      failing: () => {
        throw new Error('out of order');
      },
    },
  });
  const others = createPlainSandbox({ mount, entryPoints: [], status: { sandbox: 'test' } });
  const log = (line: string) => lines.push(line);
  const sandbox = createHandlerSandbox({ apis: [own], handlers, mount, log }, others);
  const ask = (path: string, init?: RequestInit) =>
    sandbox.fetch(new Request(`${origin}${mount}${path}`, init));
  return { ask, calls, lines };
}

const sent = (method: string, body?: string, headers: Record<string, string> = {}) => ({
  method,
  ...(body === undefined ? {} : { body }),
  headers: { 'Content-Type': 'application/json', 'X-Key': 'k', ...headers },
});

describe.each([
  ['the whole description', api],
  ['the part of it that a worker has', slimApi(api)],
])('with %s', (_, own) => {
  it('calls the handler of an operation with typed values', async () => {
    const { ask, calls } = sandboxOf(own);
    const response = await ask('/things/v1/things/7?x=1');
    expect([response.status, await response.json()]).toEqual([200, { id: 7 }]);
    expect(calls[0]?.base).toBe(`${origin}${mount}`);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  it('passes the body and the key on', async () => {
    const { ask, calls } = sandboxOf(own);
    const response = await ask('/things/v1/things', sent('POST', '{"name":"a"}'));
    expect(response.status).toBe(201);
    expect(response.headers.get('Location')).toBe(`${origin}${mount}/x`);
    expect(calls[0]).toMatchObject({
      body: { kind: 'json', value: { name: 'a' } },
      credentials: { key: 'k' },
    });
  });

  it.each([
    ['GET', '/things/v1/things?page=0', undefined, [['query', 'page']]],
    ['GET', '/things/v1/things?page=0&unknown=1', undefined, [['query', 'page']]],
    ['GET', '/things/v1/things/x', undefined, [['path', 'id']]],
    ['POST', '/things/v1/things', '{}', [['body', undefined]]],
    ['POST', '/things/v1/things', '{', [['body', undefined]]],
    ['POST', '/things/v1/things', undefined, [['body', undefined]]],
    ['POST', '/things/v1/things', '{"name":1}', [['body', undefined]]],
  ])('%s %s %s is refused with its problems', async (method, path, body, want) => {
    const { ask, calls } = sandboxOf(own);
    const response = await ask(path, sent(method, body));
    expect(response.status).toBe(400);
    const { problems } = (await response.json()) as { problems: Record<string, string>[] };
    expect(problems.map((one) => [one.in, one.parameter])).toEqual(want);
    expect(problems.every(({ message }) => message)).toBe(true);
    expect(calls).toEqual([]);
  });

  it.each([
    ['/things/v1/things', sent('POST', '{"name":"a"}', { 'X-Key': '' }), 'ApiKey name="X-Key"'],
    ['/things/v1/things/1', { method: 'DELETE' }, 'ApiKey name="X-Key", Bearer'],
    ['/things/v1/both?key=a', {}, 'ApiKey name="X-Key", ApiKey name="key"'],
  ])('%s requires a key before anything else', async (path, init, want) => {
    const { ask } = sandboxOf(own);
    const response = await ask(path, init);
    expect([response.status, response.headers.get('WWW-Authenticate')]).toEqual([401, want]);
  });

  it('accepts any one of the alternatives', async () => {
    const { ask } = sandboxOf(own);
    const headers = { Authorization: 'bearer t' };
    expect((await ask('/things/v1/things/1', { method: 'DELETE', headers })).status).toBe(204);
  });

  it.each([
    ['key', '', { 'X-Key': 'a' }, { key: 'a' }],
    ['inQuery', '?key=a%20b', {}, { inQuery: 'a b' }],
    ['inCookie', '', { Cookie: 'x=1; key=a' }, { inCookie: 'a' }],
    [
      'login',
      '',
      { Authorization: `Basic ${btoa('a:b:c')}` },
      { login: { username: 'a', password: 'b:c' } },
    ],
    ['token', '', { Authorization: 'Bearer a' }, { token: 'a', granted: 'a' }],
  ])('reads the credential %s', async (scheme, query, headers, want) => {
    const { ask } = sandboxOf(own);
    const response = await ask(`/things/v1/locked/${scheme}${query}`, { headers });
    expect(await response.json()).toEqual(want);
  });
});

it('lets the portal decide which keys are valid, for operations that need one', async () => {
  const { ask } = sandboxOf(api, ({ key }) => key === 'right');
  const statusOf = async (key: string) =>
    (await ask('/things/v1/things', sent('POST', '{"name":"a"}', { 'X-Key': key }))).status;
  expect([await statusOf('right'), await statusOf('wrong')]).toEqual([201, 401]);
  expect((await ask('/things/v1/things')).status).toBe(200);
});

it.each([
  [200, {}],
  [200, { 'X-Key': '' }],
  [200, { Authorization: `Basic ${btoa('not:named')}` }],
  [200, { 'X-Key': 'right' }],
  [401, { 'X-Key': 'wrong' }],
  [401, { Authorization: 'Bearer wrong' }],
])('answers %i to %j where a key is optional', async (status, headers: Record<string, string>) => {
  for (const own of [api, slimApi(api)]) {
    const { ask } = sandboxOf(own, ({ key }) => key === 'right');
    expect((await ask('/things/v1/optional', { headers })).status).toBe(status);
  }
});

it.each([
  ['PUT', '/things/v1/things', 405, 'GET, POST, HEAD'],
  ['POST', '/things/v1/things/1', 405, 'GET, DELETE, HEAD'],
  ['GET', '/things/v1/nothing', 404, null],
  ['GET', '/things/v1', 404, null],
  ['GET', '/things/v1/forgotten', 501, null],
])('%s %s is %i', async (method, path, status, allow) => {
  const { ask } = sandboxOf();
  const response = await ask(path, { method });
  expect([response.status, response.headers.get('Allow')]).toEqual([status, allow]);
  expect(((await response.json()) as { message: string }).message).not.toBe('');
});

it('allows cross-origin requests with its methods and their headers', async () => {
  const { ask } = sandboxOf();
  const asked = { 'Access-Control-Request-Headers': 'authorization, x-key' };
  const { status, headers } = await ask('/things/v1/things', { method: 'OPTIONS', headers: asked });
  expect([
    status,
    headers.get('Access-Control-Allow-Methods'),
    headers.get('Access-Control-Allow-Headers'),
    headers.get('Access-Control-Allow-Origin'),
  ]).toEqual([204, 'GET, POST, HEAD', 'authorization, x-key', '*']);
});

it('announces the end of a deprecated operation, also when it refuses', async () => {
  const dates = { deprecated: true, deprecatedSince: '2027-01-15', sunset: '2028-01-15' };
  const ending: Api = {
    ...api,
    operations: api.operations.map((one) => (one.id === 'one' ? { ...one, ...dates } : one)),
  };
  for (const own of [ending, slimApi(ending)]) {
    const { ask } = sandboxOf(own);
    const sent = async (path: string, init: RequestInit = {}) => {
      const { status, headers } = await ask(path, init);
      return [status, headers.get('Deprecation'), headers.get('Sunset')];
    };
    const announced = ['@1799971200', 'Sat, 15 Jan 2028 00:00:00 GMT'];
    expect(await sent('/things/v1/things/1')).toEqual([200, ...announced]);
    expect(await sent('/things/v1/things/x')).toEqual([400, ...announced]);
    const failing = { headers: { Prefer: 'code=503' } };
    expect(await sent('/things/v1/things/1', failing)).toEqual([503, ...announced]);
    expect(await sent('/things/v1/things')).toEqual([200, null, null]);
  }
});

it('allows any header to a preflight that names none', async () => {
  const { ask } = sandboxOf();
  const { headers } = await ask('/things/v1/things', { method: 'OPTIONS' });
  expect(headers.get('Access-Control-Allow-Headers')).toBe('*');
});

it('leaves other paths to others', async () => {
  const { ask } = sandboxOf();
  expect(await (await ask('/status')).json()).toEqual({ sandbox: 'test' });
  expect((await ask('/thingsv1/things')).headers.get('Content-Type')).toContain('text/html');
});

it('reads forms, up to a million bytes', async () => {
  const { ask } = sandboxOf();
  const body = new FormData();
  body.append('a', '1');
  body.append('b', new File(['x'], 'x.txt'));
  expect(await (await ask('/things/v1/forms', { method: 'POST', body })).text()).toBe('a,b');
  const long = sent('POST', JSON.stringify({ name: 'a'.repeat(1_000_000) }));
  expect((await ask('/things/v1/things', long)).status).toBe(413);
});

it.each([
  ['JSON', 'application/json', (count: number) => `[${'1,'.repeat(count - 2)}1]`],
  ['broken JSON', 'application/json', (count: number) => '['.repeat(count - 1)],
  ['a form', 'application/x-www-form-urlencoded', (count: number) => `a${'&a'.repeat(count - 1)}`],
])('refuses %s with too many values, before it looks at them', async (_, type, bodyWith) => {
  const { ask } = sandboxOf();
  const status = async (count: number) => {
    const headers = { 'Content-Type': type, 'X-Key': 'open sesame' };
    return (await ask('/things/v1/things', { method: 'POST', headers, body: bodyWith(count) }))
      .status;
  };
  expect(await status(bodyLimits.values)).not.toBe(413);
  expect(await status(bodyLimits.values + 1)).toBe(413);
});

it('refuses one body more than may arrive together', async () => {
  const { ask } = sandboxOf();
  const endless = (): RequestInit & { duplex: 'half' } => ({
    ...{ method: 'POST', duplex: 'half' },
    body: new ReadableStream({
      start: (source) => source.enqueue(new Uint8Array(bodyLimits.longest)),
    }),
  });
  const count = bodyLimits.together / bodyLimits.longest;
  const asked = Array.from({ length: count + 1 }, () => ask('/things/v1/things', endless()));
  const { status, headers } = await Promise.race(asked);
  expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
});

it('names the place in a body that is wrong, and what would be valid', async () => {
  const { ask } = sandboxOf();
  const response = await ask('/things/v1/things', sent('POST', '{"name":1}'));
  const { problems } = (await response.json()) as { problems: Record<string, string>[] };
  const words = expect.any(String);
  expect(problems).toEqual([{ in: 'body', pointer: '/name', message: words, valid: words }]);
});

it('sends what a handler returns, with its status and its headers', async () => {
  const { ask } = sandboxOf();
  const shown = async (response: Response) => {
    const headers = ['Content-Type', 'X-Rows'].map((name) => response.headers.get(name));
    return [response.status, ...headers, await response.text()];
  };
  expect(await shown(await ask('/things/v1/export'))).toEqual([200, 'text/csv', '1', 'a;b']);
  const put = await ask('/things/v1/export', { method: 'PUT' });
  expect(await shown(put)).toEqual([202, null, '1', '']);
  const post = await ask('/things/v1/export', { method: 'POST' });
  expect(await shown(post)).toEqual([202, 'text/plain; charset=utf-8', null, 'Later.']);
});

it.each(['GET', 'POST'])(
  'sends each header of a handler for %s once, in any case',
  async (method) => {
    const { ask } = sandboxOf();
    const { headers } = await ask('/things/v1/shout', { method });
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/csv',
      'x-rows': '1',
      'access-control-allow-origin': '*',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; [^,]*$/),
    });
  },
);

it('leaves every address in the JSON of a handler as it is', async () => {
  const { ask } = sandboxOf();
  expect(await (await ask('/things/v1/addresses')).json()).toEqual(addresses);
});

it.each([
  ['HEAD', '/looked/7', 204, 'look 7'],
  ['HEAD', '/looked/x', 400, null],
  ['GET', '/looked/7', 405, null],
  ['HEAD', '/two-ways', 204, 'check'],
  ['GET', '/two-ways', 200, 'fetch'],
  ['HEAD', '/export', 200, null],
])('%s %s is %i, by %s', async (method, path, status, by) => {
  const { ask } = sandboxOf();
  const response = await ask(`/things/v1${path}`, { method });
  expect([response.status, response.headers.get('X-By')]).toEqual([status, by]);
});

it('answers at the root of the sandbox, without hiding what else is there', async () => {
  const operations = api.operations.map((one) => ({ ...one, basePath: '' }));
  const { ask } = sandboxOf({ ...api, basePath: '', operations });
  expect(await (await ask('/things?page=2')).json()).toEqual({ page: 2 });
  expect(await (await ask('/status')).json()).toEqual({ sandbox: 'test' });
  expect((await ask('/nothing')).headers.get('Content-Type')).toContain('text/html');
});

it('answers for every base path of its operations', async () => {
  const operations = api.operations.map((one) =>
    one.id === 'export' ? { ...one, basePath: '/things/v2' } : one,
  );
  const { ask } = sandboxOf({ ...api, operations });
  for (const path of ['/things/v1/nothing', '/things/v2/nothing', '/things/v2']) {
    const response = await ask(path);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([
      404,
      'application/json',
    ]);
  }
});

it('answers only below its own address', async () => {
  const { ask, calls } = sandboxOf();
  const asLong = 'x'.repeat(mount.length - 1);
  const response = await ask(`/../../${asLong}/things/v1/things`);
  expect([response.status, response.headers.get('Content-Type')]).toEqual([
    404,
    expect.stringContaining('text/html'),
  ]);
  expect(calls).toEqual([]);
});

it('does not log the failure of a request that was given up', async () => {
  const { ask, lines } = sandboxOf();
  const response = await ask('/things/v1/failing', { signal: AbortSignal.abort() });
  expect([response.status, lines]).toEqual([500, []]);
});

it('reports only that it failed, and logs why', async () => {
  const { ask, lines } = sandboxOf();
  const response = await ask('/things/v1/failing');
  expect([response.status, await response.json()]).toEqual([
    500,
    { message: 'Something went wrong here.' },
  ]);
  expect(lines.join()).toContain('out of order');
});

it('needs only the part of a description that a worker has', () => {
  const target = '/things/v1/things';
  const body = { kind: 'json', mediaType: 'application/json', value: {} } as const;
  const [whole, slim] = [api, slimApi(api)].map((own) =>
    matchRequest([own], 'POST', target, undefined, body).problems.map(({ message }) => message),
  );
  expect(slim).toEqual(whole);
  expect(slim).not.toEqual([]);
});
