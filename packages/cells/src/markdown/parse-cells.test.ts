import { expect, it } from 'vitest';
import { solution } from '../../test/run-sources.ts';
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
    { id: 'cell-1', language: 'ts', kind: 'step', source: 'const a = 1;\nshow(a);', line: 10 },
    { id: 'cell-2', language: 'ts', kind: 'step', source: 'show(2);', line: 21 },
    {
      id: 'cell-3',
      language: 'ts',
      kind: 'solution',
      exercise: 1,
      source:
        "import type { B } from '@portal/client';\nimport { c } from 'd3-array';\nconst a = 3;",
      line: 28,
    },
    { id: 'cell-4', language: 'ts', kind: 'solution', exercise: 1, source: 'show(a);', line: 34 },
    { id: 'cell-5', language: 'ts', kind: 'solution', exercise: 2, source: 'show(4);', line: 42 },
  ]);
});

const tracks = `
${fence}ts cell
show(1);
${fence}

${fence}python cell same
1
${fence}

<InR>

${fence}r cell varies
1
${fence}

</InR>

<InPython>

<details>

${fence}python cell solution
2
${fence}

</details>

</InPython>

<details>

${fence}ts cell solution
show(2);
${fence}

${fence}python cell solution same
3
${fence}

${fence}r cell same solution
2
${fence}

</details>
`;

it('counts the cells and exercises of each language separately', () => {
  const cells = parseCells(tracks).map(({ source: _, line: __, ...cell }) => cell);
  expect(cells).toEqual([
    { id: 'cell-1', language: 'ts', kind: 'step' },
    { id: 'python-1', language: 'python', kind: 'step', sameAs: 'cell-1' },
    { id: 'r-1', language: 'r', kind: 'step', varies: true },
    { id: 'python-2', language: 'python', kind: 'solution', exercise: 1 },
    { id: 'cell-2', language: 'ts', kind: 'solution', exercise: 1 },
    { id: 'python-3', language: 'python', kind: 'solution', exercise: 2, sameAs: 'cell-2' },
    { id: 'r-2', language: 'r', kind: 'solution', exercise: 1, sameAs: 'cell-2' },
  ]);
});

it.each([
  [
    `${fence}js cell\n1\n${fence}`,
    'a.mdx:1: A cell is written in ts, python, r: write ```ts cell, not ```js cell.',
  ],
  [
    `${fence}py cell\n1\n${fence}`,
    'a.mdx:1: A cell is written in ts, python, r: write ```python cell, not ```py cell.',
  ],
  [
    `${fence}R cell\n1\n${fence}`,
    'a.mdx:1: A cell is written in ts, python, r: write ```r cell, not ```R cell.',
  ],
  [
    `<details>\n\n${fence}r cell\n1\n${fence}\n\n</details>`,
    'a.mdx:3: A cell inside <details> is a solution: write ```r cell solution.',
  ],
  [
    `${fence}python same\n1\n${fence}`,
    'a.mdx:1: "same" means nothing by itself. Write ```python cell or ```python cell solution, and "same"',
  ],
  [
    `${fence}ts cell\n1\n${fence}\n${fence}ts cell same\n1\n${fence}`,
    'a.mdx:4: "same" compares a python or r cell with the ts cell before it. Write ```ts cell.',
  ],
  [
    `${fence}ts cell varies\n1\n${fence}`,
    'a.mdx:1: "varies" is for the drawings of a python or r cell, which are recorded.',
  ],
  [`${fence}r varies\n1\n${fence}`, 'a.mdx:1: "varies" means nothing by itself. Write ```r cell'],
  [
    `${fence}python cell same\n1\n${fence}\n${fence}ts cell\n1\n${fence}`,
    'a.mdx:1: "same" compares with the ts cell before it, and there is none.',
  ],
  [
    `<InPython>\n\n${fence}ts cell\n1\n${fence}\n\n</InPython>`,
    'a.mdx:3: Nobody would see a ts cell inside <InPython>: put it outside.',
  ],
  [
    `\n${fence}ts cell solution\n1\n${fence}`,
    'a.mdx:2: Solutions are collapsed: put it inside <details>.',
  ],
  [
    `<details>\n\n${fence}ts cell\n1\n${fence}\n\n</details>`,
    'a.mdx:3: A cell inside <details> is a solution: write ```ts cell solution.',
  ],
  [
    `${fence}ts cell title="x"\n1\n${fence}`,
    'a.mdx:1: A cell has no mark "title="x"". Write ```ts cell or ```ts cell solution.',
  ],
  [
    `${fence}ts solution\n1\n${fence}`,
    'a.mdx:1: "solution" means nothing by itself. Write ```ts cell or ```ts cell solution.',
  ],
  [`${fence}ts cell\n${fence}`, 'a.mdx:1: This cell is empty.'],
  ['<details>\n\nopen', 'a.mdx:1:'],
])('refuses %j', (mdx, message) => {
  expect(() => parseCells(mdx, 'a.mdx')).toThrow(message);
});

it('names all wrong marks at once', () => {
  const wrong = `${fence}js cell\n1\n${fence}\n\n${fence}py cell\n1\n${fence}\n\n${fence}r cell same\n1\n${fence}\n`;
  expect(() => parseCells(wrong, 'a.mdx')).toThrow(/a\.mdx:1.*\na\.mdx:5.*\na\.mdx:9/);
});

it('joins only TypeScript cells', () => {
  expect(joinCells(parseCells(tracks)).map(({ text }) => text)).toEqual([
    'show(1);',
    '{',
    'show(2);',
    '}',
  ]);
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

it('joins the imports of all solutions of an exercise before its block', () => {
  const [first, second] = [
    "import { max } from 'd3-array';\nimport type {\n  Numeric,\n} from 'd3-array';\nlet a: Numeric = 1;",
    "import {\n  min,\n} from 'd3-array';\nconst text = `\n  import type x`;",
  ];
  const lines = joinCells([solution(first, 1), solution(second, 2), solution('show(1);', 3, 2)]);
  expect(lines.map(({ line, text }) => `${line} ${text}`)).toEqual([
    "1 import { max } from 'd3-array';",
    ...['2 import type {', '3   Numeric,', "4 } from 'd3-array';"],
    ...['1 import {', '2   min,', "3 } from 'd3-array';"],
    '0 {',
    '5 let a: Numeric = 1;',
    ...['4 const text = `', '5   import type x`;'],
    '0 }',
    ...['0 {', '1 show(1);', '0 }'],
  ]);
});
