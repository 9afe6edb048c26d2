import { describe, expect, it } from 'vitest';
import { type ListSyntax, writeQuery } from './write-query.ts';

const cases: [name: string, syntax: ListSyntax, query: Record<string, unknown>, want: string][] = [
  ['nothing', 'csv', {}, ''],
  ['one value', 'csv', { query: 'horse' }, 'query=horse'],
  ['a space and an accented letter', 'csv', { query: 'cheval né' }, 'query=cheval%20n%C3%A9'],
  ['reserved characters', 'csv', { query: 'a&b=c#d+e' }, 'query=a%26b%3Dc%23d%2Be'],
  ['an apostrophe', 'csv', { query: "farrier's" }, 'query=farrier%27s'],
  ['a comma outside a list', 'csv', { 'partOf.title': 'A, B' }, 'partOf.title=A,%20B'],
  [
    'numbers and booleans',
    'plain',
    { page: 2, isAvailableOnline: true },
    'page=2&isAvailableOnline=true',
  ],
  ['no value', 'csv', { query: undefined, page: null, sort: 'x' }, 'sort=x'],
  ['a list', 'csv', { include: ['items', 'notes'] }, 'include=items,notes'],
  ['an empty list', 'csv', { include: [] }, 'include='],
  [
    'a comma in a list',
    'csv',
    { 'subjects.label': ['Medicine, Popular', 'Herbs'] },
    'subjects.label=%22Medicine,%20Popular%22,Herbs',
  ],
  [
    'quotes in a list',
    'csv',
    { 'contributors.agent.label': ['Darwin "Jones", Charles'] },
    'contributors.agent.label=%22Darwin%20%5C%22Jones%5C%22,%20Charles%22',
  ],
  ['a backslash in a list', 'csv', { a: ['b\\c'] }, 'a=%22b%5C%5Cc%22'],
  ['an empty value in a list', 'csv', { a: ['', 'b'] }, 'a=%22%22,b'],
  [
    'a plain list',
    'plain',
    { format: ['W7TfJRAAAJ1D0eLK', 'a"b'] },
    'format=W7TfJRAAAJ1D0eLK,a%22b',
  ],
];

describe('writeQuery', () => {
  it.each(cases)('writes %s', (_, syntax, query, want) => {
    expect(writeQuery(query, syntax)).toBe(want);
  });

  it.each<[string, ListSyntax, unknown, string]>([
    ['a comma that would split a value', 'plain', ['a,b'], "format: 'a,b' contains a comma"],
    ['an object', 'csv', { a: 1 }, 'format: a value of type object cannot be sent'],
    ['null inside a list', 'csv', [null], 'format: null cannot be sent'],
    ['NaN', 'csv', Number.NaN, 'format: NaN cannot be sent'],
    [
      'half of a surrogate pair',
      'csv',
      '\ud83d',
      'format: the text contains half of a surrogate pair',
    ],
  ])('refuses %s and names the parameter', (_, syntax, value, message) => {
    expect(() => writeQuery({ format: value }, syntax)).toThrow(message);
  });
});
