import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadApis } from './load-apis.ts';
import { parseApi } from './parse-api.ts';

const folder = join(import.meta.dirname, '../../../../scripts/packages/stock-site/apis');

it('reads what loadApis reads', async () => {
  const text = await readFile(join(folder, 'loans.yaml'), 'utf8');
  const [loaded] = await loadApis([{ id: 'loans', file: join(folder, 'loans.yaml') }]);
  expect(parseApi(text, 'loans')).toEqual(loaded);
});

const info = { title: 'Loans', version: '1' };
const bare = { responses: {} };

it.each([
  ['YAML', 'openapi: 3.1.0\ninfo: { title: Loans, version: "1" }\n'],
  ['JSON', JSON.stringify({ openapi: '3.1.0', info })],
  ['JSON after a byte order mark', `\uFEFF${JSON.stringify({ openapi: '3.1.0', info })}`],
  ['an object', { openapi: '3.1.0', info }],
])('reads %s', (_, given) => {
  expect(parseApi(given, 'loans')).toMatchObject({ id: 'loans', title: 'Loans', operations: [] });
});

it('gives every operation its own id, however similar their paths', () => {
  const paths = { '/a b': { get: bare }, '/ab': { get: bare }, '/検索': { get: bare } };
  const ids = parseApi({ openapi: '3.1.0', info, paths }, 'x').operations.map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
  expect(ids.filter((id) => !/^[\w.~-]+$/.test(id))).toEqual([]);
});

it('resolves references within the file', () => {
  const paths = { '/a': { $ref: '#/components/pathItems/A' } };
  const components = { pathItems: { A: { get: { operationId: 'getA', ...bare } } } };
  const [operation] = parseApi({ openapi: '3.1.0', info, paths, components }, 'x').operations;
  expect(operation).toMatchObject({ id: 'getA', path: '/a' });
});

it.each([
  ['<!doctype html><title>Not found</title>', 'This is not an OpenAPI description.'],
  ['', 'This is not an OpenAPI description.'],
  [{ swagger: '2.0' }, 'This is Swagger 2.0, which cannot be read. Convert it'],
  ['openapi: 3.1.0\ninfo: [', 'at line 2'],
  ['{ "openapi": "3.1.0", ', 'at line 1'],
  [
    { openapi: '3.1.0', info, paths: { '/a': { $ref: './a.yaml' } } },
    'It refers to other files, which a page cannot read. Make it one file',
  ],
])('refuses %j, and says what would be right', (given, message) => {
  expect(() => parseApi(given, 'x')).toThrow(message);
});
