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

it('cuts a page at its headings, with the ids Docusaurus gives them', () => {
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
