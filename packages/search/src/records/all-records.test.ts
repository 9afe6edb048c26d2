import type { Api } from '@portal/contract';
import { expect, it } from 'vitest';
import { allRecords } from './all-records.ts';
import type { WrittenPage } from './page-records.ts';
import type { ReferencePage } from './reference-page.ts';

function written(path: string, title = path): WrittenPage {
  return { path, title, description: '', group: 'Guides', source: '' };
}

function referred(path: string, title = path): ReferencePage {
  const lists = { operations: [], webhooks: [], securitySchemes: [], servers: [], schemas: {} };
  const tags = { tags: [], tagGroups: [] };
  const names = { id: path, title, version: '1', description: '', basePath: '' };
  const api: Api = { ...names, ...lists, ...tags, listSyntax: 'plain' };
  const anchors = {
    addressOf: (anchor: string) => `${path}#${anchor}`,
    operationAnchor: () => '',
    parameterAnchor: () => '',
    schemaAnchor: () => '',
  };
  const shown = { bodyFieldsOf: () => [], errorsOf: () => [], fieldsOf: () => [], sections: [] };
  return { path, title, description: '', api, ...anchors, ...shown };
}

it('orders pages by their path, and the reference after them', () => {
  const records = allRecords({
    pages: ['/docs/b', '/docs/d', '/docs/a', '/docs/c', '/docs'].map((path) => written(path)),
    reference: ['/api/text', '/api/catalogue', '/api/iiif'].map((path) => referred(path)),
  });
  expect(records.map(({ address }) => address)).toEqual([
    '/docs',
    '/docs/a',
    '/docs/b',
    '/docs/c',
    '/docs/d',
    '/api/catalogue',
    '/api/iiif',
    '/api/text',
  ]);
});

it('leaves pages at the same path as they are given', () => {
  const records = allRecords({
    pages: [written('/docs', 'First'), written('/docs', 'Second'), written('/docs', 'Third')],
    reference: [],
  });
  expect(records.map(({ title }) => title)).toEqual(['First', 'Second', 'Third']);
});
