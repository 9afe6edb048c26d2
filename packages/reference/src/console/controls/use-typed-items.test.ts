import { expect, it } from 'vitest';
import { joinable } from './use-typed-items.ts';

const cut = { text: 'Ash, Petronella, ', items: ['Ash', 'Petronella'], isOpen: true };

it.each([
  [['Ash', 'Petronella'], 'Ash, Petronella'],
  [['Horses', 'Ash', 'Petronella'], 'Ash, Petronella'],
  [['Ash', 'Petronella', 'Horses'], undefined],
  [['Petronella'], undefined],
  [[], undefined],
])('offers to keep the text as one while its values are the last of %j', (items, whole) => {
  expect(joinable(cut, items)).toBe(whole);
});

it('does not offer it for one value, for lines or when quotes made it plain', () => {
  expect(joinable(undefined, ['a'])).toBeUndefined();
  expect(joinable({ ...cut, text: 'a', items: ['a'] }, ['a'])).toBeUndefined();
  expect(joinable({ ...cut, text: 'a\nb', items: ['a', 'b'] }, ['a', 'b'])).toBeUndefined();
  expect(joinable({ ...cut, text: '"a", b', items: ['a', 'b'] }, ['a', 'b'])).toBeUndefined();
});
