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
    '/docs/maps?lang=typescript#draw': 'plot()',
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
    '/docs/maps': 'About. one()\na()\nb()',
  });
});
