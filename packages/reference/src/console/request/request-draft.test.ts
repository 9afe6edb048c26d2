import type { Api } from '@portal/contract';
import { beforeAll, expect, it } from 'vitest';
import { loadContract } from '../../../test/contract.ts';
import { languages } from '../../samples/index.ts';
import type { Transport } from '../../transport.ts';
import { draftRequest, toRequest } from './request-draft.ts';

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

it('names the client where there is one', () => {
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
