import type { Api, Operation } from '@portal/contract';
import { expect, it } from 'vitest';
import { apiRecords } from './api-records.ts';
import type { ReferencePage } from './reference-page.ts';

const operation: Operation = {
  id: 'createLoan',
  method: 'post',
  path: '/loans',
  basePath: '/v2',
  summary: 'Lend a book',
  description: '',
  tags: [],
  deprecated: false,
  parameters: [],
  security: [],
  requestExamples: [],
  responses: [],
  links: [],
  callbacks: [],
};

const api: Api = {
  id: 'lending',
  title: 'Lending',
  version: '1',
  description: '',
  basePath: '/v2',
  servers: [],
  listSyntax: 'plain',
  tags: [],
  tagGroups: [],
  operations: [operation],
  webhooks: [],
  securitySchemes: [],
  schemas: {},
};

const page: ReferencePage = {
  path: '/api/lending',
  addressOf: (anchor) => `/api/lending#${anchor}`,
  title: 'Lending',
  description: '',
  api,
  operationAnchor: ({ id }) => id,
  parameterAnchor: ({ id }, { name }) => `${id}.${name}`,
  schemaAnchor: (name) => name,
  bodyFieldsOf: ({ id }) => [
    {
      id: `${id}-body.reader`,
      path: ['reader'],
      description: 'Who takes it.',
      choices: [{ value: 'staff', meaning: 'People who work here.' }],
    },
  ],
  errorsOf: () => [],
  fieldsOf: () => [],
  sections: [{ id: 'downloads', title: 'Downloads', text: 'Postman collection.' }],
};

it('finds the fields of a body and their values, at the operation that takes them', () => {
  const found = apiRecords(page).filter(({ address }) => address.includes('-body'));
  expect(found).toEqual([
    {
      address: '/api/lending#createLoan-body.reader',
      where: 'Lending, POST /v2/loans',
      group: 'API',
      title: 'reader',
      kind: 'parameter',
      text: 'Who takes it.',
      names: ['reader'],
    },
    expect.objectContaining({ title: 'reader: staff', kind: 'value' }),
  ]);
});

it('finds the other parts of the page', () => {
  expect(apiRecords(page)).toContainEqual({
    address: '/api/lending#downloads',
    where: 'Lending',
    group: 'API',
    title: 'Downloads',
    kind: 'section',
    text: 'Postman collection.',
    names: ['Downloads'],
  });
});
