import { expect, it } from 'vitest';
import type { Schema } from '../model.ts';
import { missingNames } from './missing-names.ts';

const text: Schema = { type: 'string' };
const schemas: Record<string, Schema> = {
  Work: {
    type: 'object',
    required: ['id', 'title', 'secret'],
    properties: {
      id: { ...text, readOnly: true },
      title: text,
      secret: { ...text, writeOnly: true },
      parts: { type: 'array', items: { $ref: 'Work' } },
    },
  },
  Book: { allOf: [{ $ref: 'Work' }, { required: ['isbn', 'title'] }] },
};
const whole = { id: 'a', title: 'b', secret: 'c' };

it.each<[string, unknown, string[], string[]]>([
  ['Work', whole, [], []],
  ['Work', {}, ['title', 'secret'], ['id', 'title']],
  ['Work', { ...whole, title: undefined }, [], []],
  [
    'Work',
    { ...whole, parts: [{}, whole, {}] },
    ['parts[].title', 'parts[].secret'],
    ['parts[].id', 'parts[].title'],
  ],
  ['Book', {}, ['title', 'secret', 'isbn'], ['id', 'title', 'isbn']],
  ['Work', '{}', [], []],
  ['Work', null, [], []],
  ['Work', [], [], []],
  ['Gone', {}, [], []],
])('%s as %j lacks %j in a request, and %j in a response', (name, value, request, response) => {
  const missing = (mark: 'readOnly' | 'writeOnly') =>
    missingNames({ schemas }, { $ref: name }, value, [mark]);
  expect(missing('readOnly')).toEqual(request);
  expect(missing('writeOnly')).toEqual(response);
});

it('names the items of a list', () => {
  const list: Schema = { type: 'array', items: { $ref: 'Work' } };
  expect(missingNames({ schemas }, list, [{ id: 'a' }], ['writeOnly'])).toEqual(['[].title']);
});
