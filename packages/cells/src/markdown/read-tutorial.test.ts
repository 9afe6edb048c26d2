import { expect, it } from 'vitest';
import { readTutorial } from './read-tutorial.ts';

const file = 'docs/examples/a-tutorial.mdx';

it.each(['https://museum.example', 'https://museum.example/developers'])(
  'links of a tutorial lead to pages of %s',
  (siteUrl) => {
    const mdx = [
      '[a](/api/text#b) [c](./other.mdx#d) [e](../iiif.mdx) [f](#g) [h](https://b.example/) [i](../index.mdx#j) [k](./index.mdx)',
      '```ts cell',
      'display(1)',
      '```',
    ].join('\n');
    const { parts } = readTutorial(mdx, { file, siteUrl });
    expect(parts[0]).toEqual({
      kind: 'prose',
      text: `[a](${siteUrl}/api/text#b) [c](${siteUrl}/docs/examples/other#d) [e](${siteUrl}/docs/iiif) [f](${siteUrl}/docs/examples/a-tutorial#g) [h](https://b.example/) [i](${siteUrl}/docs#j) [k](${siteUrl}/docs/examples)`,
    });
  },
);

it('links by reference and pictures of the site lead to the site too', () => {
  const siteUrl = 'https://museum.example/developers';
  const mdx = '[a][b] ![c](/img/c.png) ![d](https://d.example/d.png)\n\n[b]: ./other.mdx#e "F"';
  expect(readTutorial(mdx, { file, siteUrl }).parts).toEqual([
    {
      kind: 'prose',
      text: `[a][b] ![c](${siteUrl}/img/c.png) ![d](https://d.example/d.png)\n\n[b]: ${siteUrl}/docs/examples/other#e "F"`,
    },
  ]);
});

it.each([
  ['Cats', 'Cats'],
  ["'It''s here'", "It's here"],
  ['"A \\"quoted\\" \'\'word\'\' \\u00e9"', "A \"quoted\" ''word'' é"],
  ['Cats # not dogs', 'Cats'],
  ['C#', 'C#'],
  ['>-\n  Cats\n  and dogs.', 'Cats and dogs.'],
  ['|\n  Cats\n  and dogs.', 'Cats and dogs.'],
  ['Cats\n  and dogs.', 'Cats and dogs.'],
  ["'Cats\n  and dogs.'", 'Cats and dogs.'],
])('reads the title %j', (written, title) => {
  const mdx = `---\nsidebar_position: 1\ntitle: ${written}\ndescription: D\n---\n\nText.\n`;
  const read = readTutorial(mdx, { file, siteUrl: 'https://museum.example' });
  expect(read).toMatchObject({ title, description: 'D' });
});

const fence = '```';
const tracks = `
Ask for works<InPython> with \`requests\`</InPython><InTypeScript> with \`fetch\`</InTypeScript><InR> with \`httr\`</InR>.

${fence}ts cell
show(1);
${fence}

${fence}python cell same
1
${fence}

<InPython>

Pandas is [here](/api/text).

${fence}python cell
2
${fence}

</InPython>

<InTypeScript>

${fence}js
shown();
${fence}

</InTypeScript>

Shared.

<details>
<summary>Solution</summary>

<InPython>

A hint.

${fence}python cell solution
3
${fence}

</InPython>

</details>

<details>
<summary>Solution of both</summary>

${fence}ts cell solution
show(4);
${fence}

${fence}python cell solution
4
${fence}

</details>

The end.
`;

it.each([
  [
    'ts',
    [
      'Ask for works with `fetch`.',
      ['show(1);'],
      `${fence}js\nshown();\n${fence}\n\nShared.\n\n**Solution of both**`,
      ['show(4);'],
      'The end.',
    ],
  ],
  [
    'python',
    [
      'Ask for works with `requests`.',
      ['1'],
      'Pandas is [here](https://museum.example/api/text).',
      ['2'],
      'Shared.\n\n**Solution**\n\nA hint.',
      ['3'],
      '**Solution of both**',
      ['4'],
      'The end.',
    ],
  ],
  ['r', ['Ask for works with `httr`.\n\nShared.\n\nThe end.']],
] as const)('reads the %s track: its cells and its prose, and no other', (language, expected) => {
  const { cells, parts } = readTutorial(tracks, {
    file,
    siteUrl: 'https://museum.example',
    language,
  });
  expect(parts.map((part) => (part.kind === 'cell' ? [part.cell.source] : part.text))).toEqual(
    expected,
  );
  expect(cells.every((cell) => cell.language === language)).toBe(true);
  expect(parts.flatMap((part) => (part.kind === 'cell' ? [part.cell] : []))).toEqual(cells);
});
