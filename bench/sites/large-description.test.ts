import { expect, test } from 'vitest';
import { takeOperations } from './large-description.ts';

const document = {
  openapi: '3.1.0',
  paths: {
    '/a': { get: { schema: { $ref: '#/components/schemas/A' } }, post: {}, parameters: [] },
    '/b': { get: { schema: { $ref: '#/components/schemas/C' } } },
  },
  components: { schemas: { A: { $ref: '#/components/schemas/B' }, B: {}, C: {} } },
};

test('takes so many operations, and what they need, directly or indirectly', () => {
  const { paths, components } = takeOperations(document, 1);
  expect(Object.keys(paths)).toEqual(['/a']);
  expect(Object.keys(paths['/a'] ?? {})).toEqual(['get', 'parameters']);
  expect(Object.keys(components.schemas ?? {}).sort()).toEqual(['A', 'B']);
});

test('takes all if there are no more', () => {
  expect(Object.keys(takeOperations(document, 9).paths)).toEqual(['/a', '/b']);
});
