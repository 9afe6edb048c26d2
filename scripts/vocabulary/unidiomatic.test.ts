import { describe, expect, it } from 'vitest';
import { findUnidiomatic, isChecked, vocabulary } from './unidiomatic.ts';

const phrases = [
  'it starts anew',
  'it counts to nought',
  'it mends the page',
  'it was mended',
  'a dear operation',
  'a page of its own',
  'pages of their own, each',
  'a worker of its own that runs',
  'it ends with a word',
  'it goes on without a word',
  'Markdown for a client who asks',
  'Markdown for who wants it',
  'the build is waited for',
  'the build is no longer waited for',
  'it tells of a failure',
  'was told of a failure',
  'the title stands above it',
  'words that stand in a list',
  'where it stood',
  'all that a page can bear',
  'the label it bore',
  'as is said above',
  'it is only said once',
  'what it says of a work',
  'they say nothing of it',
  'count the records that match what fits',
  'nothing fits',
  'this is no business of a test',
];

const idiomatic = [
  'a colour that stands for text',
  'a module that stands in for another',
  'two columns stand out',
  'what stood in the way',
  'copied as it stands',
  'a stand-in for a host',
  'the headers of its own server',
  'works on its own',
  'another value instead of its own, as here',
  'the browser tells a redirect from an error',
  'the licence says which',
  'it fits in the window',
  'a bearer token',
  'an amendment',
  'two names without a word in common',
];

describe('unidiomatic words', () => {
  it.each(phrases)('are found in comments, messages and Markdown: %s', (phrase) => {
    const hits = [
      findUnidiomatic('a.ts', `// So ${phrase}.`),
      findUnidiomatic('a.ts', `/** So ${phrase}. */`),
      findUnidiomatic('a.tsx', `throw new Error('So ${phrase}.');`),
      findUnidiomatic('a.tsx', `const a = <p>So ${phrase}.</p>;`),
      findUnidiomatic('a.mjs', `console.log(\`So ${phrase}: \${a}\`);`),
      findUnidiomatic('a.css', `/* So ${phrase}. */`),
      findUnidiomatic('a.py', `# So ${phrase}.`),
      findUnidiomatic('a.yaml', `# So ${phrase}.`),
      findUnidiomatic('a.md', `So ${phrase}.`),
      findUnidiomatic('a.mdx', `So ${phrase}.`),
    ];
    expect(hits.map(({ length }) => length > 0)).toEqual(hits.map(() => true));
  });

  it.each(idiomatic)('are not these: %s', (phrase) => {
    expect(findUnidiomatic('a.md', phrase)).toEqual([]);
  });

  it('are all among these phrases', () => {
    const unused = vocabulary.filter(({ pattern }) => !phrases.some((text) => text.match(pattern)));
    expect(unused).toEqual([]);
  });

  it('are reported with their line and a better word', () => {
    expect(findUnidiomatic('a.md', 'One.\n\nA page of its\nown, drawn anew.')).toEqual([
      { line: 4, found: 'anew', better: 'again' },
      { line: 3, found: 'of its own', better: 'its own, their own, or separate' },
    ]);
  });

  it('are allowed where a record uses them', () => {
    const file = 'packages/collection/src/records/holdings/items.ts';
    expect(findUnidiomatic(file, "'Away until the spine is mended.'")).toEqual([]);
    expect(findUnidiomatic(file, "'The page is mended.'")).toHaveLength(1);
    expect(findUnidiomatic('a.ts', "'Away until the spine is mended.'")).toHaveLength(1);
  });
});

it.each([
  ['portals/museum/collection/books/a.md', false],
  ['portals/museum/recorded/a.generated.json', false],
  ['CHANGELOG.md', false],
  ['portals/museum/CHANGELOG.md', true],
  ['portals/museum/docs/a.mdx', true],
  ['scripts/test.mjs', true],
])('%s is checked: %s', (file, expected) => {
  expect(isChecked(file)).toBe(expected);
});
