import { expect, it } from 'vitest';
import { joinCells } from './join-cells.ts';
import { parseCells } from './parse-cells.ts';

const fence = '```';

const tutorial = `---
title: "A: b"
---

import Thing from '@site/thing';

<Thing a={{ b: '${fence}ts cell' }} />

${fence}ts cell
const a = 1;
show(a);
${fence}

${fence}ts
notRun();
${fence}

- In a list:

  ${fence}ts cell
  show(2);
  ${fence}

<details>
<summary>Solution</summary>

${fence}ts cell solution
import type { B } from '@portal/client';
import { c } from 'd3-array';
const a = 3;
${fence}

${fence}ts cell solution
show(a);
${fence}

</details>

<details>

${fence}ts cell solution
show(4);
${fence}

</details>
`;

it('finds the cells of a tutorial', () => {
  expect(parseCells(tutorial)).toEqual([
    { id: 'cell-1', kind: 'step', source: 'const a = 1;\nshow(a);', line: 10 },
    { id: 'cell-2', kind: 'step', source: 'show(2);', line: 21 },
    {
      id: 'cell-3',
      kind: 'solution',
      exercise: 1,
      source:
        "import type { B } from '@portal/client';\nimport { c } from 'd3-array';\nconst a = 3;",
      line: 28,
    },
    { id: 'cell-4', kind: 'solution', exercise: 1, source: 'show(a);', line: 34 },
    { id: 'cell-5', kind: 'solution', exercise: 2, source: 'show(4);', line: 42 },
  ]);
});

it.each([
  [
    `${fence}js cell\n1\n${fence}`,
    'a.mdx:1: A cell is TypeScript: write ```ts cell, not ```js cell.',
  ],
  [
    `\n${fence}ts cell solution\n1\n${fence}`,
    'a.mdx:2: A solution is folded away: put it inside <details>.',
  ],
  [
    `<details>\n\n${fence}ts cell\n1\n${fence}\n\n</details>`,
    'a.mdx:3: A cell inside <details> is a solution: write ```ts cell solution.',
  ],
  [
    `${fence}ts cell title="x"\n1\n${fence}`,
    'a.mdx:1: A cell knows no "title="x"". Write ```ts cell or ```ts cell solution.',
  ],
  [
    `${fence}ts solution\n1\n${fence}`,
    'a.mdx:1: "solution" marks nothing alone. Write ```ts cell or ```ts cell solution.',
  ],
  [`${fence}ts cell\n${fence}`, 'a.mdx:1: This cell is empty.'],
  ['<details>\n\nopen', 'a.mdx:1:'],
])('refuses %j', (mdx, message) => {
  expect(() => parseCells(mdx, 'a.mdx')).toThrow(message);
});

it('names all wrong marks at once', () => {
  const wrong = `${fence}js cell\n1\n${fence}\n\n${fence}py cell\n1\n${fence}\n`;
  expect(() => parseCells(wrong, 'a.mdx')).toThrow(/a\.mdx:1.*\na\.mdx:5/);
});

it('joins cells into one module, each exercise in a block', () => {
  const lines = joinCells(parseCells(tutorial));
  expect(lines.map(({ line, text }) => `${line} ${text}`)).toEqual([
    '10 const a = 1;',
    '11 show(a);',
    '21 show(2);',
    "28 import type { B } from '@portal/client';",
    "29 import { c } from 'd3-array';",
    '0 {',
    '30 const a = 3;',
    '34 show(a);',
    '0 }',
    '0 {',
    '42 show(4);',
    '0 }',
  ]);
});
