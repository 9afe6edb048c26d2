import { expect, it } from 'vitest';
import { wrapProse } from './wrap-prose.ts';

it.each<[string, string, string[]]>([
  ['a paragraph', 'one two three four', ['one two', 'three four']],
  ['a list, below its mark', '- one two three', ['- one two', '  three']],
  ['a numbered list', '10. one two three', ['10. one two', '    three']],
  ['a quotation', '> one two three', ['> one two', '> three']],
  ['never before what would begin a list', 'one two th - four', ['one two th -', 'four']],
  ['never before what would begin a heading', 'one two th # four', ['one two th #', 'four']],
  ['no long word', 'https://museum.example', ['https://museum.example']],
  ['no table', '| one two three |', ['| one two three |']],
  ['no heading', '## one two three four', ['## one two three four']],
  [
    'no code',
    '```text\none two three\n~~~\nfour five six\n```',
    ['```text', 'one two three', '~~~', 'four five six', '```'],
  ],
  ['again after code', '```\na\n```\none two three', ['```', 'a', '```', 'one two', 'three']],
])('wraps %s', (_, text, expected) => {
  expect(wrapProse(text, 11)).toEqual(expected);
});
