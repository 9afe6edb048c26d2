import { describe, expect, it } from 'vitest';
import { readCsvList, readDelimitedList, readPlainList, writeList } from './list-syntax.ts';

const csv: [string, string[], string][] = [
  ['one value', ['Horses'], 'Horses'],
  ['two values', ['Horses', 'Farriers'], 'Horses,Farriers'],
  [
    'a value with a comma is quoted',
    ['Medicine, Popular', 'Herbs'],
    '%22Medicine,%20Popular%22,Herbs',
  ],
  ['a quote is escaped', ['Darwin "Jones", C.'], '%22Darwin%20%5C%22Jones%5C%22,%20C.%22'],
  ['a backslash is escaped', ['a\\b'], '%22a%5C%5Cb%22'],
  ['an empty list is an empty text', [], ''],
  ['an empty value is not an empty list', [''], '%22%22'],
  ['spaces are kept', ['a', ' b'], 'a,%20b'],
  ['a colon stays readable', ['a:b', 'PP/HAL'], 'a:b,PP/HAL'],
];

describe('csv lists', () => {
  it.each(csv)('%s', (_, values, raw) => {
    expect(writeList(values, 'csv')).toBe(raw);
    expect(readCsvList(raw).items.map(({ text }) => text)).toEqual(values);
  });

  it.each([
    ['an encoded comma separates too', 'items%2Csubjects', ['items', 'subjects']],
    ['plus is a space', '%22Medicine%2C+Popular%22', ['Medicine, Popular']],
    ['a quote inside a value is a quote', 'a"b,c', ['a"b', 'c']],
    ['a doubled quote is a quote', '"a""b"', ['a"b']],
    ['an unclosed quote makes it all one value', '"a,b', ['"a,b']],
    ['a comma at the end begins an empty value', 'a,', ['a', '']],
    ['so does one after a closing quote', '"a",', ['a', '']],
    ['a quote closes only before a comma', '"a,""b",c', ['a,"b', 'c']],
    ['a backslash is written twice', 'a\\\\b,c\\\\\\\\d', ['a\\b', 'c\\\\d']],
    ['a backslash before a closing quote protects it', '"a\\"', ['"a\\"']],
  ])('%s', (_, raw, values) => {
    expect(readCsvList(raw)).toMatchObject({ items: values.map((text) => ({ text })) });
    expect(readCsvList(raw).malformed).toBeUndefined();
  });

  it.each([
    ['text after a closing quote', '"a"b', 'only a comma may follow a closing quote'],
    ['a stray backslash', 'a\\b', 'a backslash must be written twice'],
    ['a stray backslash beside a doubled one', 'a\\\\\\b', 'a backslash must be written twice'],
    ['a stray backslash in quotes', '"a\\b"', 'a backslash must be written twice'],
    ['a fault after a valid value', 'a,"b"c', 'only a comma may follow a closing quote'],
  ])('%s is malformed', (_, raw, malformed) => {
    const items = [{ text: raw, start: 0, end: raw.length }];
    expect(readCsvList(raw)).toEqual({ items, malformed });
  });

  it('gives the position of each value, encoded or not', () => {
    const raw = 'a%C3%A9,%22b,%20c%22,d';
    const texts = readCsvList(raw).items.map(({ start, end }) => raw.slice(start, end));
    expect(texts).toEqual(['a%C3%A9', '%22b,%20c%22', 'd']);
  });
});

describe('plain lists', () => {
  it.each([
    ['values', ['a', 'b'], 'a,b'],
    ['a comma inside a value is encoded', ['a,b', 'c'], 'a%2Cb,c'],
    ['quotes mean nothing', ['"a'], '%22a'],
    ['an empty list is an empty text', [], ''],
  ])('%s', (_, values, raw) => {
    expect(writeList(values, 'plain')).toBe(raw);
    expect(readPlainList(raw).items.map(({ text }) => text)).toEqual(values);
  });

  it('treats an encoded comma as a separator if only the pieces are valid values', () => {
    const accepts = (text: string) => ['format', 'audience'].includes(text);
    const { items } = readPlainList('format%2Caudience', { accepts });
    expect(items).toEqual([
      { text: 'format', start: 0, end: 6 },
      { text: 'audience', start: 9, end: 17 },
    ]);
  });

  it('keeps an encoded comma if it is part of a valid value, or a piece is not valid', () => {
    const accepts = (text: string) => ['a', 'b', 'a,b'].includes(text);
    const { items } = readPlainList('b,a%2Cb,a%2Cc', { accepts });
    expect(items).toEqual([
      { text: 'b', start: 0, end: 1 },
      { text: 'a,b', start: 2, end: 7 },
      { text: 'a,c', start: 8, end: 13 },
    ]);
  });

  it('reads a plus as a space only where it is one', () => {
    expect(readPlainList('a+b').items).toEqual([{ text: 'a b', start: 0, end: 3 }]);
    const inPath = readPlainList('a+b.c%2Ed', { plusIsSpace: false, separator: '.' });
    expect(inPath.items.map(({ text }) => text)).toEqual(['a+b', 'c.d']);
  });
});

it('cuts a list at its separator, encoded or not, and gives every position', () => {
  const raw = '%C3%A9|b%7Cc';
  const { items } = readDelimitedList(raw, '|');
  expect(items.map(({ text }) => text)).toEqual(['é', 'b', 'c']);
  expect(items.map(({ start, end }) => raw.slice(start, end))).toEqual(['%C3%A9', 'b', 'c']);
  expect(readDelimitedList('', '|')).toEqual({ items: [] });
});
