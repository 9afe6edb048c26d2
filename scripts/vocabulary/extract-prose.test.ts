import { expect, it } from 'vitest';
import { extractProse } from './extract-prose.ts';

it.each([
  ['a comment', 'a.ts', 'let a = 1; // One thing.', [[1, 'One thing.']]],
  ['comments below each other', 'a.mjs', '\n// One\n// thing.', [[2, 'One\nthing.']]],
  ['a block', 'a.ts', '/**\n * One\n * thing.\n */\nlet a;', [[1, '\nOne\nthing.\n']]],
  ['a message', 'a.ts', "throw new Error('No such thing.');", [[1, "'No such thing.'"]]],
  [
    'parts of a template',
    'a.ts',
    '`No such \x24{a} here.`',
    [
      [1, '`No such ${'],
      [1, '} here.`'],
    ],
  ],
  ['text in JSX', 'a.tsx', "const a = <b>It's // here</b>;", [[1, "It's // here"]]],
  ['a style sheet', 'a.css', 'a { color: red } /* Two words. */', [[1, 'Two words.']]],
  [
    'Python',
    'a.py',
    'a = "Two words"  # And more.',
    [
      [1, '"Two words"'],
      [1, 'And more.'],
    ],
  ],
  ['YAML comments', 'a.yml', 'a: two words # And more.', [[1, 'And more.']]],
  [
    'YAML descriptions',
    'a.yaml',
    'a:\n  description: |\n    One `code`\n\n    thing.\n  type: b c\n',
    [[2, 'description: |\nOne       \n\nthing.']],
  ],
  ['Markdown', 'a.md', '# Two words\n\n`code` here', [[1, 'Two words\n\nhere']]],
  [
    'code in Markdown',
    'a.mdx',
    'Text.\n```ts\nlet a; // A b.\n```',
    [
      [1, 'Text.\n\n\n'],
      [3, 'A b.'],
    ],
  ],
])('has %s', (_, file, text, expected) => {
  expect(extractProse(file, text).map((prose) => [prose.line, prose.text])).toEqual(expected);
});

it.each([
  ['identifiers', 'a.ts', 'const stands = bear(anew);'],
  ['single words', 'a.ts', "const a = 'stands';"],
  ['regular expressions', 'a.ts', "const a = /'stands' \\/\\/ anew/;"],
  ['CSS rules', 'a.css', '.stands .anew { color: red }'],
  ['YAML values', 'a.yaml', 'title: A bear stands'],
  ['data', 'a.json', '{ "title": "A bear stands" }'],
  ['data in Markdown', 'a.md', '```json\n{ "title": "A bear stands" }\n```\n`stands anew`'],
])('leaves out %s', (_, file, text) => {
  expect(
    extractProse(file, text)
      .map((prose) => prose.text.trim())
      .join(''),
  ).toBe('');
});
