import { expect, it } from 'vitest';
import { asText, asTexts, lookUp, partsOf, pointerTo, resolve } from './json.ts';

const document = {
  a: { 'b/c': [{ d: 1 }], 'e~f': 2, 'ä %': 3 },
  again: { $ref: '#/a/b~1c/0' },
  loop: { $ref: '#/loop' },
};

it.each<[string, unknown]>([
  ['#', document],
  ['#/a/b~1c/0/d', 1],
  ['#/a/e~0f', 2],
  ['#/a/%C3%A4%20%25', 3],
  ['#/a/%', undefined],
  ['#/a/gone/d', undefined],
  ['#/constructor', undefined],
  ['other.yaml#/a', undefined],
  ['/a', undefined],
])('%s leads to %j', (ref, value) => {
  expect(lookUp(document, ref)).toEqual(value);
});

it('follows references to their end, if they have one', () => {
  expect(resolve(document, { $ref: '#/again' })).toEqual({ d: 1 });
  expect(resolve(document, { $ref: 5, a: 1 })).toEqual({ $ref: 5, a: 1 });
  expect(resolve(document, { $ref: '#/gone' })).toEqual({});
  expect(() => resolve(document, { $ref: '#/loop' })).not.toThrow();
});

it('prefers the words beside a reference to those of its target', () => {
  const described = { N: { description: 'Not found.', summary: 'None', content: {} } };
  const N = { $ref: '#/N', description: 'No work has this id.', content: 1 };
  const want = { description: 'No work has this id.', summary: 'None', content: {} };
  expect(resolve(described, N)).toEqual(want);
  expect(resolve({ ...described, again: N }, { $ref: '#/again', summary: 5 })).toEqual(want);
  expect(resolve({ ...described, again: N }, { $ref: '#/again', description: '' })).toMatchObject({
    description: '',
  });
});

it('writes a pointer that leads back to the same place', () => {
  const path = ['a', 'b/c', 0, 'e~f'];
  expect(partsOf(pointerTo(path))).toEqual(path.map(String));
  expect(pointerTo([])).toBe('#/');
});

it('takes numbers for texts, and nothing else', () => {
  expect(asTexts([' a ', 1, true, null, {}])).toEqual(['a', '1', '', '', '']);
  expect(asTexts('a')).toEqual([]);
  expect(asText(0)).toBe('0');
});
