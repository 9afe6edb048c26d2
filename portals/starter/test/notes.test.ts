import { fileURLToPath } from 'node:url';
import { loadApis } from '@portal/contract/node';
import { openSandbox } from '@portal/sandbox/node';
import { serveApp } from '@portal/server';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { schemaValidator } from '../../../packages/contract/test/schema-validator.ts';

const inPortal = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const apis = [{ id: 'notes', file: inPortal('apis/notes.yaml'), basePath: '/notes/v1' }];
const handlers = { file: inPortal('sandbox.ts'), apis: ['notes'] };
const [api] = await loadApis(apis);
const faults = schemaValidator(api?.schemas);
const base = 'http://localhost/sandbox';

const key = { 'X-Api-Key': 'demo-key' };
const note = { object: 'ferry-bell', text: 'It hangs in the hall now.' };

let sandbox: Awaited<ReturnType<typeof openSandbox>>;

beforeEach(async () => {
  sandbox = await openSandbox({ apis, handlers });
});

async function ask(method: string, path: string, body?: unknown, headers: object = key) {
  const response = await sandbox.fetch(
    new Request(`${base}/notes/v1${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    json: text === '' ? undefined : JSON.parse(text),
  };
}

it('answers every operation of its description', async () => {
  const { default: own } = await import('../sandbox.ts');
  const described = api?.operations.map(({ id }) => id) ?? [];
  expect(Object.keys(own.operations).toSorted()).toEqual(described.toSorted());
});

it('lists notes as the description has them, and those about one object', async () => {
  const { json } = await ask('GET', '/notes', undefined, {});
  expect(faults({ $ref: 'NoteList' }, json)).toEqual([]);
  const some = await ask('GET', '/notes?object=brass-sextant');
  expect(some.json.notes).toEqual(
    json.notes.filter(({ object }: { object: string }) => object === 'brass-sextant'),
  );
  expect(some.json.total).toBe(some.json.notes.length);
});

it('adds, reads, replaces and removes a note', async () => {
  const added = await ask('POST', '/notes', note);
  expect([added.status, faults({ $ref: 'Note' }, added.json)]).toEqual([201, []]);
  const { id } = added.json;
  expect(added.headers.get('Location')).toBe(`${base}/notes/v1/notes/${id}`);
  expect((await ask('GET', `/notes/${id}`, undefined, {})).json).toEqual({ id, ...note });
  const replaced = await ask('PUT', `/notes/${id}`, { ...note, author: 'Ines' });
  expect(replaced.json).toEqual({ id, ...note, author: 'Ines' });
  expect((await ask('DELETE', `/notes/${id}`)).status).toBe(204);
  expect((await ask('GET', `/notes/${id}`)).status).toBe(404);
});

describe.each([
  ['POST', '/notes', note],
  ['PUT', '/notes/1', note],
  ['DELETE', '/notes/1', undefined],
])('%s %s', (method, path, body) => {
  it.each([{}, { 'X-Api-Key': '' }, { 'X-Api-Key': 'demo' }])(
    'needs the key, not %o',
    async (headers) => {
      const { status, json } = await ask(method, path, body, headers);
      expect([status, faults({ $ref: 'Refusal' }, json)]).toEqual([401, []]);
    },
  );
});

it.each([
  [{}, ''],
  [{ ...note, text: '' }, '/text'],
  [{ ...note, object: 'A' }, '/object'],
  [{ ...note, author: 7 }, '/author'],
])('refuses %o and says where it is wrong', async (body, pointer) => {
  const { status, json } = await ask('POST', '/notes', body);
  expect([status, faults({ $ref: 'Refusal' }, json)]).toEqual([400, []]);
  expect(json.problems.map((one: { pointer: string }) => one.pointer)).toEqual([pointer]);
});

it('takes a key and a body over the wire, and tells browsers that it does', async () => {
  const server = await serveApp(sandbox, { port: 0, host: '127.0.0.1' });
  onTestFinished(() => server.close());
  const address = `${server.url}/sandbox/notes/v1/notes`;
  const headers = { 'Content-Type': 'application/json', ...key };
  const added = await fetch(address, { method: 'POST', headers, body: JSON.stringify(note) });
  expect([added.status, await added.json()]).toMatchObject([201, note]);
  expect((await fetch(added.headers.get('Location') ?? '')).status).toBe(200);
  const first = await fetch(address, {
    method: 'OPTIONS',
    headers: { 'Access-Control-Request-Headers': 'x-api-key' },
  });
  expect(first.headers.get('Access-Control-Allow-Methods')).toBe('GET, POST, HEAD');
  expect(first.headers.get('Access-Control-Allow-Headers')).toBe('x-api-key');
});
