import { expect, it } from 'vitest';
import { pageRecords } from './page-records.ts';

const source = `---
title: Sizes
---

import Thing from '@site/thing';

An opening with <Thing name="left out" /> and \`code\`.

## How big?

<Box>
Words **inside** a [component](/docs).
</Box>

| name | size | |
| --- | --- | --- |
| small | 10 | |

\`\`\`ts title="x"
const answer = 42;
\`\`\`

## How big?

Again.

### Given {#my-id}

{/* a comment */}

- one
- two

## Also given {/* #in-a-comment */}

Three.
`;

it('splits a page at its headings, with the ids Docusaurus gives them', () => {
  const page = { path: '/docs/sizes', title: 'Sizes', description: 'About.', source };
  const records = pageRecords({ ...page, group: 'Guides' });
  expect(records.map(({ address, title, text }) => [address, title, text])).toEqual([
    ['/docs/sizes', 'Sizes', 'About. An opening with and code.'],
    [
      '/docs/sizes#how-big',
      'How big?',
      'Words inside a component. name · size; small · 10;\nconst answer = 42;',
    ],
    ['/docs/sizes#how-big-1', 'How big?', 'Again.'],
    ['/docs/sizes#my-id', 'Given', 'one two'],
    ['/docs/sizes#in-a-comment', 'Also given', 'Three.'],
  ]);
});

const fenced = (info: string, code: string) => `\n\`\`\`${info}\n${code}\n\`\`\`\n`;

function recordsOf(mdx: string) {
  const page = { path: '/docs/maps', title: 'Maps', description: 'About.', source: mdx };
  const records = pageRecords({ ...page, group: 'Examples' });
  return Object.fromEntries(records.map(({ address, text }) => [address, text]));
}

it('links to the language in which the words can be seen', () => {
  const mdx = `Open with <InTypeScript>\`show\`</InTypeScript><InPython>\`print\`</InPython>.

## Draw

Shared words.
${fenced('ts cell', 'plot()')}${fenced('python cell same', 'plt.show()')}
<InPython>

Only a snake.

</InPython>
`;
  expect(recordsOf(mdx)).toEqual({
    '/docs/maps': 'About.',
    '/docs/maps?lang=typescript': 'Open with show.',
    '/docs/maps?lang=python': 'Open with print.',
    '/docs/maps#draw': 'Shared words.',
    '/docs/maps?lang=typescript#draw': '\nplot()',
    '/docs/maps?lang=python#draw': 'Only a snake.\nplt.show()',
  });
  const page = { path: '/docs/maps', title: 'Maps', description: 'About.', source: mdx };
  const last = pageRecords({ ...page, group: 'Examples' }).at(-1);
  expect(last).toMatchObject({ where: 'Maps, in Python', names: [] });
});

it('puts shared words below the heading in each language', () => {
  const mdx = `${fenced('ts cell', 'a()')}${fenced('python cell', 'b()')}
<InTypeScript>

## The client

</InTypeScript>
<InPython>

## The helper

Snake.

</InPython>

After both.

## Next

Shared.
`;
  expect(recordsOf(mdx)).toMatchObject({
    '/docs/maps?lang=typescript#the-client': 'After both.',
    '/docs/maps?lang=python#the-helper': 'Snake. After both.',
    '/docs/maps#next': 'Shared.',
  });
});

it('keeps a single language, and code in tabs, with the rest', () => {
  const tabs = `<LanguageTabs>${fenced('js', 'a()')}${fenced('python cell', 'b()')}\n</LanguageTabs>`;
  expect(recordsOf(`${fenced('ts cell', 'one()')}\n${tabs}`)).toEqual({
    '/docs/maps': 'About.\none()\na()\nb()',
  });
});

it('finds a page by its title and the end of its path, and a section by its heading', () => {
  const page = { path: '/docs/text/sizes', title: 'Big and small', description: 'About.' };
  const records = pageRecords({ ...page, group: 'Guides', source: '## How big?\n' });
  expect(records).toEqual([
    {
      address: '/docs/text/sizes',
      where: '/docs/text/sizes',
      group: 'Guides',
      title: 'Big and small',
      kind: 'page',
      text: 'About.',
      names: ['Big and small', 'sizes'],
    },
    {
      address: '/docs/text/sizes#how-big',
      where: 'Big and small',
      group: 'Guides',
      title: 'How big?',
      kind: 'section',
      text: '',
      names: ['How big?'],
    },
  ]);
});

const bothCells = `${fenced('ts cell', 'a()')}${fenced('python cell', 'b()')}`;

it('names the language of a heading or of a part of a page', () => {
  const mdx = `${bothCells}\n<InPython>\n\n## The helper\n\nSnake.\n\n</InPython>\n`;
  const page = { path: '/docs/maps', title: 'Maps', description: 'About.', source: mdx };
  const records = pageRecords({ ...page, group: 'Examples' });
  expect(
    records.map(({ address, kind, title, where, names }) => [address, kind, title, where, names]),
  ).toEqual([
    ['/docs/maps', 'page', 'Maps', '/docs/maps', ['Maps', 'maps']],
    ['/docs/maps?lang=typescript', 'section', 'Maps', 'Maps, in TypeScript', []],
    ['/docs/maps?lang=python', 'section', 'Maps', 'Maps, in Python', []],
    [
      '/docs/maps?lang=python#the-helper',
      'section',
      'The helper',
      'Maps, in Python',
      ['The helper'],
    ],
  ]);
});

it('puts shared words nowhere else once each language has a heading', () => {
  const heading = (name: string) => `<In${name}>\n\n## In ${name}\n\n</In${name}>\n`;
  const mdx = `${bothCells}\n## Before\n\n${heading('TypeScript')}${heading('Python')}\nAfter.\n`;
  expect(recordsOf(mdx)).toMatchObject({
    '/docs/maps#before': '',
    '/docs/maps?lang=typescript#in-typescript': 'After.',
    '/docs/maps?lang=python#in-python': 'After.',
  });
});

it('puts shared words below both headings while only one language has its own', () => {
  const mdx = `${bothCells}\n## Before\n\n<InPython>\n\n## Snakes\n\n</InPython>\n\nAfter.\n`;
  expect(recordsOf(mdx)).toMatchObject({
    '/docs/maps#before': 'After.',
    '/docs/maps?lang=python#snakes': 'After.',
  });
});

it('leaves out what is for a language in which the page has no cells', () => {
  expect(recordsOf(`${bothCells}\n<InR>\n\nNobody reads this.\n\n</InR>\n`)).toEqual({
    '/docs/maps': 'About.',
    '/docs/maps?lang=typescript': '\na()',
    '/docs/maps?lang=python': '\nb()',
  });
});

it('takes only cells for languages of a page', () => {
  const elements = '<InPython>\n\nOnly a snake.\n\n</InPython>\n';
  expect(recordsOf(`${fenced('ts cell', 'a()')}\n${elements}`)).toEqual({
    '/docs/maps': 'About. Only a snake.\na()',
  });
  expect(recordsOf(`${fenced('ts cell', 'a()')}${fenced('python nocell', 'b()')}`)).toEqual({
    '/docs/maps': 'About.\na()\nb()',
  });
  const titled = `${fenced('ts title="x" cell', 'a()')}${fenced('python cell', 'b()')}`;
  expect(recordsOf(titled)).toEqual({
    '/docs/maps': 'About.',
    '/docs/maps?lang=typescript': '\na()',
    '/docs/maps?lang=python': '\nb()',
  });
});

it.each([
  ['## Given {#my-id}', '#my-id', 'Given'],
  ['## Given{#my-id}', '#my-id', 'Given'],
  ['## Given  {#my-id}  ', '#my-id', 'Given'],
  ['## Given {#my-id}\nText.', '#my-id', 'Given'],
  ['## Sets \\{#a\\} of things', '#sets-a-of-things', 'Sets {#a} of things'],
  ['## Set \\{#a\\}s', '#set-as', 'Set {#a}s'],
])('gives %j the id %s', (mdx, hash, title) => {
  const page = { path: '/docs/maps', title: 'Maps', description: 'About.', source: mdx };
  expect(pageRecords({ ...page, group: 'Guides' })[1]).toMatchObject({
    address: `/docs/maps${hash}`,
    title,
  });
});

it('keeps code as it is written, without the space around it', () => {
  expect(recordsOf(`Words.\n${fenced('sh', '\n  get 1 # one {#id}\n  get 2')}`)).toEqual({
    '/docs/maps': 'About. Words.\nget 1 # one {#id}\n  get 2',
  });
});

it('reads past a rule and the address of a link', () => {
  expect(recordsOf('One [link][there].\n\n***\n\n[there]: /docs\n\nTwo.\n')).toEqual({
    '/docs/maps': 'About. One link. Two.',
  });
});

it('leaves out comments and expressions, wherever they are', () => {
  const written = [
    '## Sizes {/* in words */}',
    'Words {/* a comment */} and {props.secret} here.',
    '| cell {/* hidden */} |\n| --- |\n| one {two} |',
    '<Box>{three}</Box>',
  ].join('\n\n');
  const page = { path: '/docs/a', title: 'A', description: 'About.', source: written };
  const text = JSON.stringify(pageRecords({ ...page, group: 'Guides' }));
  expect(text).toContain('Words and here.');
  for (const unseen of ['in words', 'comment', 'secret', 'hidden', 'two', 'three']) {
    expect(text).not.toContain(unseen);
  }
});

it('leaves code as it is, also where it looks like a heading with an id', () => {
  const code = '# size {#id}\n\n## next';
  const written = `## Given {#given}\n\n\`\`\`md\n${code}\n\`\`\`\n`;
  const page = { path: '/docs/a', title: 'A', description: 'About.', source: written };
  const [, given] = pageRecords({ ...page, group: 'Guides' });
  expect(given?.address).toBe('/docs/a#given');
  expect(JSON.stringify(given)).toContain(JSON.stringify(code).slice(1, -1));
});
