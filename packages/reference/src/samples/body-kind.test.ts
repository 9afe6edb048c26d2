import { expect, it } from 'vitest';
import { apiOf } from '../../../contract/test/fixture-api.ts';
import { type BodyKind, bodyKindOf } from './body-kind.ts';

const none = { description: '' };
const as = (...types: string[]): object => ({
  ...none,
  content: Object.fromEntries(types.map((type) => [type, {}])),
});
const json = as('application/json');

it.each<[BodyKind, string, object]>([
  ['json', 'get', { 200: json }],
  ['json', 'post', { 201: json, 404: none }],
  ['json', 'get', { 200: as('text/html', 'application/ld+json') }],
  ['json', 'get', { 200: none }],
  ['json', 'get', { default: json }],
  ['text', 'put', { 200: json, 204: none }],
  ['text', 'get', { 200: json, 202: none }],
  ['text', 'post', { 201: none }],
  ['text', 'get', { 204: none }],
  ['text', 'head', { 200: json }],
  ['text', 'get', { 200: as('text/plain', 'application/atom+xml') }],
  ['text', 'get', { 200: as('text/plain'), 204: none }],
  ['file', 'get', { 200: as('image/jpeg') }],
  ['file', 'get', { 200: as('text/plain', 'image/jpeg') }],
])('is %s for %s %j', (kind, method, responses) => {
  const [operation] = apiOf({ '/a': { [method]: { responses } } }).operations;
  if (!operation) throw new Error('No operation.');
  expect(bodyKindOf(operation)).toBe(kind);
});
