import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type ReadCell,
  readNotebook,
  readProgram,
  withoutClient,
  withoutVersions,
} from '../../test/read-downloads.ts';
import { hostsAt } from '../../test/sample-hosts.ts';
import type { Cell } from '../cell.ts';
import { idMark, type Output } from '../output.ts';
import { createDownloads, type DownloadFile, readTutorial } from './index.ts';
import type { Tutorial } from './tutorial.ts';

// Downloads are read back, and must contain what went in.

const siteUrl = 'https://site.example';

/** Code with everything that can get lost: empty lines, spaces, replacement patterns, letters. */
const sources = [
  "import { createClient, type Schema } from '@portal/client/museum';\nimport { sum } from 'd3-array';\n\nlet total: number = sum([1, 2]);\n\n\n\tshow(total);  ",
  "const words = `first\n\n   \tindented  \nlast \\n \\\\ $& $' $1 </script> \\``;\nshow(words);",
  "// Grüße, 漢字, 🐝, e\u0301\nconst odd = '\"{[\\\\u0000 \u2028';",
  "import { max } from 'd3-array';\nimport atlas from 'world-atlas/land-110m.json';\nconst most = max([1]);\nshow([most, Object.keys(atlas)]);",
  'show(most);\n\n\nshow(odd);',
  'total += 1;',
];

const cells: Cell[] = sources.map((source, at) => ({
  id: `cell-${at + 1}`,
  language: 'ts',
  line: 1,
  source,
  ...(at === 3 || at === 4 ? { kind: 'solution', exercise: 1 } : { kind: 'step' }),
}));

const prose = [
  '## Grüße\n\nA paragraph with `code`,  \na line break, $& and <b>.\n\n- one\n- two',
  '```bash\ncurl -s \\\n  "https://x.example"\n```',
  'The end.',
];

const text = 'a\n\n  b\t"quoted" \\n $& 漢字 🐝\u2028\n';
const outputs: Record<string, Output[]> = {
  'cell-1': [
    { kind: 'text', text },
    { kind: 'log', level: 'log', text },
    { kind: 'log', level: 'warn', text: 'careful' },
    { kind: 'log', level: 'error', text: '' },
  ],
  'cell-3': [
    { kind: 'table', columns: [{ label: 'a', isNumeric: false }], rows: [['x'], ['y\nz']] },
    { kind: 'svg', title: 'A title\nand more', svg: `<svg>\n<g id="${idMark}-1"/></svg>` },
    { kind: 'images', items: [{ url: 'https://x.example/a?b=1&c=2', label: 'A cat' }] },
    { kind: 'progress', done: 3, total: 4, label: 'Pages' },
    { kind: 'error', cell: 'cell-3', message: 'No.\nReally.' },
  ],
};

const tutorial: Tutorial = {
  slug: 'invented',
  title: "It's $& 漢字",
  description: 'Round and round.',
  siteUrl,
  page: '/docs/examples/invented',
  hosts: hostsAt(`${siteUrl}/sandbox`),
  cells,
  outputs,
  pictures: [],
  parts: [
    { kind: 'prose', text: prose[0] ?? '' },
    ...cells.slice(0, 2).map((cell) => ({ kind: 'cell' as const, cell })),
    { kind: 'prose', text: prose[1] ?? '' },
    ...cells.slice(2).map((cell) => ({ kind: 'cell' as const, cell })),
    { kind: 'prose', text: prose[2] ?? '' },
  ],
};

let makeDownloads: Awaited<ReturnType<typeof createDownloads>>;
let files: DownloadFile[];
let notebook: ReadCell[];

function fileIn(all: DownloadFile[], path: string): DownloadFile['bytes'] {
  return all.find((one) => one.path === path)?.bytes ?? '';
}

beforeAll(async () => {
  makeDownloads = await createDownloads();
  files = makeDownloads(tutorial);
  notebook = readNotebook(fileIn(files, 'invented.deno.ipynb'));
});

describe('the notebook', () => {
  it('has the exact code of every cell, in order', () => {
    const code = notebook.filter(({ type, id }) => type === 'code' && id !== 'setup');
    expect(code.map(({ id }) => id)).toEqual(cells.map(({ id }) => id));
    expect(code.map(({ source }) => withoutClient(withoutVersions(source)))) //
      .toEqual(sources.map(withoutClient));
    const plain = cells.filter(({ source }) => !source.includes('import '));
    expect(plain.length).toBeGreaterThan(3);
    for (const { id, source } of plain) {
      expect(code.find((cell) => cell.id === id)?.source).toBe(source);
    }
  });

  it('has all prose between the cells', () => {
    const kinds = notebook.map(({ type }) => type);
    expect(kinds.slice(3)).toEqual(
      tutorial.parts.map(({ kind }) => (kind === 'prose' ? 'markdown' : 'code')),
    );
    const [title, about, ...others] = notebook.filter(({ type }) => type === 'markdown');
    expect(title?.source).toMatch(/^# It's \$& 漢字\n\nRound and round\.\n\n./);
    expect(about?.source).toMatch(/^\*\*Run the next cell first\.\*\* .*collapsed/);
    expect(others.map(({ source }) => source)).toEqual(prose);
  });

  it('has the exact outputs of every cell, in order', () => {
    const shown = new Map(notebook.map((cell) => [cell.id, cell.outputs]));
    expect(shown.get('cell-1')).toEqual([
      { 'text/plain': text },
      { stdout: `${text}\n` },
      { stderr: 'careful\n' },
      { stderr: '\n' },
    ]);
    const [table, drawing, pictures, ...others] = shown.get('cell-3') ?? [];
    expect(table?.['text/html']).toMatch(/<th[^>]*>a<\/th>.*<td>x<\/td>.*<td>y\nz<\/td>/s);
    expect(drawing?.['image/svg+xml']).toMatch(
      /^<svg [^>]*><title id="cell-3-2-title">A title\nand more<\/title>\n<g id="cell-3-2-1"\/><\/svg>$/,
    );
    expect(pictures?.['text/html']).toContain('src="https://x.example/a?b=1&amp;c=2"');
    expect(others).toEqual([{ 'text/plain': 'Pages: 3 of 4' }, { 'text/plain': 'No.\nReally.' }]);
    for (const id of ['setup', 'cell-2', 'cell-4']) expect(shown.get(id)).toEqual([]);
  });

  it('numbers its cells as a run from the first to the last would', () => {
    const file = JSON.parse(fileIn(files, 'invented.deno.ipynb') as string);
    const counts = file.cells
      .filter((cell: { cell_type: string }) => cell.cell_type === 'code')
      .map((cell: { execution_count: unknown }) => cell.execution_count);
    expect(counts).toEqual([null, 2, 3, 4, 5, 6, 7]);
  });
});

describe('the program', () => {
  it('has the exact code of every cell, in order', () => {
    const program = readProgram(fileIn(files, 'invented.zip') as Uint8Array, 'invented');
    expect(program.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    const code = program.map((piece) => piece.code);
    expect([code[0], code[1], code[2], code[5]]) //
      .toEqual([sources[0], sources[1], sources[2], sources[5]]);
    // Solutions of one exercise share a block, which cannot contain imports.
    expect(`${code[3]}\n${code[4]}`).toBe(
      `import { max } from 'd3-array';\nimport atlas from 'world-atlas/land-110m.json' with { type: 'json' };\n{\nconst most = max([1]);\nshow([most, Object.keys(atlas)]);\n${sources[4]}\n}`,
    );
  });
});

describe('the Markdown', () => {
  it('has prose, code and outputs in order', () => {
    const markdown = fileIn(files, 'invented.md') as string;
    const wanted = [
      ...["# It's $& 漢字", prose[0], sources[0], text, 'careful', sources[1], prose[1]],
      ...[sources[2], '| x |', './cell-3-2.svg', 'A cat', 'Pages: 3 of 4', 'No.\nReally.'],
      ...[sources[3], sources[4], sources[5], prose[2]],
    ];
    let from = 0;
    for (const part of wanted) {
      const at = markdown.indexOf(part ?? '', from);
      expect(at, `${part} in ${markdown.slice(from)}`).toBeGreaterThanOrEqual(from);
      from = at + (part ?? '').length;
    }
    expect(fileIn(files, 'cell-3-2.svg')).toContain(
      '<title id="d-title">A title\nand more</title>',
    );
  });
});

it('loses nothing of a tutorial on the way from its page', async () => {
  const file = new URL('../../test/fixture-tutorial.mdx', import.meta.url);
  const mdx = await readFile(file, 'utf8');
  const written = [...mdx.matchAll(/^```ts cell.*\n([\s\S]*?)\n```$/gm)].map(
    ([, code = '']) => code,
  );
  expect(written).toHaveLength(4);
  const words = readTutorial(mdx, { file: 'docs/examples/fixture-tutorial.mdx', siteUrl });
  const slug = 'fixture-tutorial';
  const made = makeDownloads({
    ...words,
    slug,
    siteUrl,
    page: `/docs/examples/${slug}`,
    hosts: tutorial.hosts,
    outputs: {},
    pictures: [],
  });
  const read = readNotebook(fileIn(made, `${slug}.deno.ipynb`));
  const code = read.filter(({ type, id }) => type === 'code' && id !== 'setup');
  expect(code.map(({ source }) => withoutClient(withoutVersions(source)))) //
    .toEqual(written.map(withoutClient));
  const program = readProgram(fileIn(made, `${slug}.zip`) as Uint8Array, slug);
  expect(program.map((piece) => piece.code)) //
    .toEqual(written.map((source, at) => (at === 2 ? `{\n${source}\n}` : source)));
  const between = read.slice(3).map(({ type, source }) => (type === 'code' ? 'code' : source));
  expect(between).toEqual([
    '## Ask\n\nMade by . [The next one](https://site.example/docs/examples/other#part) goes on.',
    'code',
    "Plain code is not run:\n\n```ts\nthrow new Error('never');\n```",
    'code',
    '**Solution: the longest title**',
    'code',
    '## Look',
    'code',
  ]);
});
