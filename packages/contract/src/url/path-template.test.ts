import { expect, it } from 'vitest';
import { literalsOf, matchSegment, templateParts, templateSegments } from './path-template.ts';

it.each<[string, string, Record<string, string> | undefined]>([
  ['works', 'works', {}],
  ['works', 'work', undefined],
  ['works', 'works2', undefined],
  ['{id}', 'a', { id: 'a' }],
  ['{id}', '', undefined],
  ['{quality}.{format}', 'default.jpg', { quality: 'default', format: 'jpg' }],
  ['{quality}.{format}', 'default.tar.gz', { quality: 'default', format: 'tar.gz' }],
  ['{quality}.{format}', '.jpg', undefined],
  ['{quality}.{format}', 'default.', undefined],
  ['{quality}.{format}', 'default', undefined],
  ['{id}.json', 'a.json', { id: 'a' }],
  ['{id}.json', 'a.json.json', { id: 'a.json' }],
  ['{id}.json', '.json', undefined],
  ['{id}.json', 'a.jsonx', undefined],
  ['v{number}', 'v2', { number: '2' }],
  ['v{number}', 'w2', undefined],
  ['v{number}', 'v', undefined],
  ['a b', 'a%20b', {}],
  ['a b', 'a%20bc', undefined],
  ['@{id}:go', '@x:go', { id: 'x' }],
  ['a{}b', 'a%7B%7Db', {}],
])('%s against %s', (template, text, values) => {
  const filled = matchSegment(template, text);
  expect(filled && Object.fromEntries(filled.map((one) => [one.parameter, one.text]))).toEqual(
    values,
  );
  for (const { text: value, start, end } of filled ?? []) {
    expect(text.slice(start, end)).toBe(value);
  }
});

it('takes a template apart', () => {
  expect(templateSegments('//works/{id}/')).toEqual(['works', '{id}']);
  expect(templateParts('{a}-é{b}')).toEqual([
    { parameter: 'a' },
    { literal: '-%C3%A9' },
    { parameter: 'b' },
  ]);
  expect(literalsOf('x{a}.{b}')).toBe('x.');
});
