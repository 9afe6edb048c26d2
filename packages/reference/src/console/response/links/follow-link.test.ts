import type { Api } from '@portal/contract';
import { beforeAll, expect, it } from 'vitest';
import { apiOf, loadContract, operationOf } from '../../../../test/contract.ts';
import type { RequestLink } from '../../../answer/index.ts';
import { hrefOf, linkTitle, targetOf } from './follow-link.ts';

let apis: Api[];
let link: RequestLink;

beforeAll(async () => {
  apis = await loadContract();
  link = {
    api: apiOf(apis, 'catalogue'),
    operation: operationOf(apis, 'getWork'),
    values: { id: 'hx7q2mvb' },
    description: '',
  };
});

const transport = {
  id: 'test',
  label: 'Test',
  isLive: true,
  baseUrl: () => 'https://api.example.org',
  send: async () => new Response(),
};

it('leads to a permalink on the same page and to the answer from another', () => {
  expect(hrefOf(link, apiOf(apis, 'catalogue'), transport)).toBe('?op=getWork&id=hx7q2mvb#getWork');
  expect(hrefOf(link, apiOf(apis, 'iiif'), transport)).toBe(
    'https://api.example.org/catalogue/v2/works/hx7q2mvb',
  );
});

it('names its target and itself', () => {
  expect(targetOf(link)).toEqual({
    apiId: 'catalogue',
    operationId: 'getWork',
    values: { id: 'hx7q2mvb' },
    send: true,
  });
  expect(linkTitle(link)).toBe('Get one work');
  expect(linkTitle({ ...link, description: 'The work.' })).toBe('The work.');
});

it.each([
  ['get', true],
  ['head', true],
  ['post', false],
  ['delete', false],
])('sends a %s at once: %s', (method, send) => {
  expect(targetOf({ ...link, operation: { ...link.operation, method } }).send).toBe(send);
});
