import type { Api, BodyInput } from '@portal/contract';
import { beforeAll, expect, it } from 'vitest';
import { loadContract } from '../../../test/contract.ts';
import { languages } from '../../samples/index.ts';
import type { Transport } from '../../transport.ts';
import { draftRequest, toRequest, wireRequest } from './request-draft.ts';

let apis: Api[];

beforeAll(async () => {
  apis = await loadContract();
});

const transport: Transport = {
  id: 'test',
  label: 'Test',
  isLive: true,
  baseUrl: (id) => `https://${id}.example.org/base`,
  send: async () => new Response(),
};

it('sends exactly the URL that is shown and sampled, for every example', () => {
  for (const api of apis) {
    for (const operation of api.operations) {
      for (const { values } of operation.requestExamples) {
        const draft = draftRequest({ api, operation, values, transport });
        expect(draft.url.startsWith(`https://${api.id}.example.org/base/`)).toBe(true);
        expect(toRequest(draft).url).toBe(draft.url);
        expect(languages[0]?.write(draft)).toContain(draft.url);
      }
    }
  }
});

it('names the client if there is one', () => {
  const [api] = apis;
  const operation = api?.operations[0];
  if (!api || !operation) throw new Error('no operation');
  const client = { package: '@example/client', api: 'works' };
  expect(draftRequest({ api, operation, values: {}, transport, client }).client).toEqual(client);
});

it('puts header parameters into headers', () => {
  const [api] = apis;
  const operation = api?.operations[0];
  const [parameter] = operation?.parameters ?? [];
  if (!api || !operation || !parameter) throw new Error('no parameter');
  const withHeader = {
    ...operation,
    parameters: [{ ...parameter, key: 'X-Trace', name: 'X-Trace', in: 'header' as const }],
  };
  const draft = draftRequest({ api, operation: withHeader, values: { 'X-Trace': 'a' }, transport });
  expect(draft.headers).toEqual([{ name: 'X-Trace', value: 'a' }]);
  expect(toRequest(draft).headers.get('X-Trace')).toBe('a');
});

const file = { fileName: 'page.png', mediaType: 'image/png' };
const mediaType = 'multipart/form-data';

it.each<BodyInput>([
  { kind: 'file', mediaType: 'image/png', file },
  { kind: 'fields', mediaType, fields: [{ name: 'scan', value: file }] },
])('does not send a file that was not chosen: %j', (body) => {
  const [api] = apis;
  const operation = api?.operations[0];
  if (!api || !operation) throw new Error('no operation');
  const post = { ...operation, method: 'post' };
  const draft = draftRequest({ api, operation: post, values: {}, body, transport });
  expect(() => toRequest(draft)).toThrow('No file was chosen for page.png. Choose a file to send.');
});

it('gives parts of a form the types they have', async () => {
  const [api] = apis;
  const operation = api?.operations[0];
  if (!api || !operation) throw new Error('no operation');
  const fields = [
    { name: 'title', value: 'A map' },
    { name: 'meta', value: '{}', mediaType: 'application/json' },
    { name: 'scan', value: { ...file, data: new Blob(['a'], { type: 'image/png' }) } },
  ];
  const post = { ...operation, method: 'post' };
  const body: BodyInput = { kind: 'fields', mediaType, fields };
  const sent = await toRequest(
    draftRequest({ api, operation: post, values: {}, body, transport }),
  ).formData();
  expect(sent.get('title')).toBe('A map');
  expect(sent.get('meta')).toMatchObject({ type: 'application/json' });
  expect(sent.get('scan')).toMatchObject({ name: 'page.png', type: 'image/png' });
});

it('authenticates in the chosen way, at the chosen server', () => {
  const [api] = apis;
  const operation = api?.operations[0];
  if (!api || !operation) throw new Error('no operation');
  const securitySchemes: Api['securitySchemes'] = [
    { name: 'key', description: '', type: 'apiKey', in: 'query', parameter: 'wskey' },
    { name: 'token', description: '', type: 'bearer' },
  ];
  const requirement = [{ scheme: 'token', scopes: [] }];
  const wire = wireRequest({
    api: { ...api, securitySchemes },
    operation: { ...operation, security: [[{ scheme: 'key', scopes: [] }], requirement] },
    values: {},
    transport,
    requirement,
    address: 'https://eu.example.org/v9',
    credentials: { key: 'a', token: 'b' },
  });
  expect(wire.headers).toEqual([{ name: 'Authorization', value: 'Bearer b' }]);
  expect(operation.basePath).not.toBe('');
  expect(wire.url).toBe(`https://eu.example.org/v9${operation.path}`);
});

it('shows a placeholder for a key that is a parameter, and sends the key', () => {
  const [api] = apis;
  const [first] = api?.operations ?? [];
  const parameter = first?.parameters.find((one) => one.in === 'query');
  if (!api || !first || !parameter) throw new Error('no operation');
  const operation = { ...first, parameters: [{ ...parameter, key: 'api_key', name: 'api_key' }] };
  const given = { api, operation, values: { api_key: 'mine' }, transport };
  expect(draftRequest(given).url).not.toContain('mine');
  expect(wireRequest(given).url).toContain('api_key=mine');
});
