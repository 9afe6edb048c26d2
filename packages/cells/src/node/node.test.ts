import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { solution, step } from '../../test/run-sources.ts';
import { hostsAt } from '../../test/sample-hosts.ts';
import { servedFetch } from '../../test/served.ts';
import { parseCells } from '../markdown/parse-cells.ts';
import { checkTutorials } from './check-tutorials.ts';
import { printOutput } from './print-output.ts';
import { runTutorial } from './run-tutorial.ts';

const base = 'https://site.example/sandbox';
const hosts = hostsAt(base);
const fixture = fileURLToPath(new URL('../../test/fixture-tutorial.mdx', import.meta.url));
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tutorial-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function run(mdx: string) {
  const file = join(folder, 'a.mdx');
  await writeFile(file, mdx);
  return runTutorial(file, { fetch: servedFetch, hosts, base, name: 'docs/a.mdx' });
}

describe('runTutorial', () => {
  it('returns the outputs of every cell, and the pictures they show', async () => {
    const ran = await runTutorial(fixture, { fetch: servedFetch, hosts, base });
    expect(ran.slug).toBe('fixture-tutorial');
    expect(Object.values(ran.outputs).map((list) => list.map(({ kind }) => kind))).toEqual([
      ['table'],
      ['text', 'svg'],
      ['text'],
      ['progress', 'log', 'images', 'svg'],
    ]);
    expect(ran.pictures).toMatchObject([
      {
        url: `${base}/image/V0001/full/200,/0/default.jpg`,
        path: expect.stringMatching(/^\/tutorial-pictures\/[0-9a-f]{16}\.jpg$/),
        width: 4,
        height: 3,
      },
    ]);
    const again = await runTutorial(fixture, { fetch: servedFetch, hosts, base });
    expect(JSON.stringify(again)).toBe(JSON.stringify(ran));
    expect(Object.values(ran.outputs).flat().map(printOutput)).toContain('Bees of the county');
  });

  it('stores the pictures of other tracks too', async () => {
    const file = join(folder, 'a.mdx');
    await writeFile(file, '```ts cell\nshow(1);\n```\n');
    const url = `${base}/image/V0001/full/200,/0/default.jpg`;
    const alsoShown = [url, url, 'https://elsewhere.example/a.jpg'];
    const { pictures } = await runTutorial(file, { fetch: servedFetch, hosts, base, alsoShown });
    expect(pictures.map((picture) => picture.url)).toEqual([url]);
  });

  it('runs TypeScript only', async () => {
    const { cells, outputs } = await run(
      '```ts cell\nshow(1);\n```\n\n```python cell\nprint(1)\n```\n',
    );
    expect(cells.map(({ id }) => id)).toEqual(['cell-1']);
    expect(Object.keys(outputs)).toEqual(['cell-1']);
  });

  it.each([
    ['# A\n\n```ts cell\nshow(1);\nshow(b.c);\n```\n', 'docs/a.mdx:5:6: There is no b yet.'],
    [
      '```ts cell\nfunction f() {\n  throw new Error("No.");\n}\n```\n\n```ts cell\nf();\n```\n',
      'docs/a.mdx:3:9: No. (cell-1, called from line 8)',
    ],
    ['```ts cell\nshow(Math.random());\n```\n', 'docs/a.mdx:2:'],
    [
      '```ts cell\nimages([hosts.iiif + "/nothing.jpg"]);\n```\n',
      'docs/a.mdx: A cell shows https://site.example/sandbox/nothing.jpg as a picture, but it returned 404',
    ],
  ])('stops at %j', async (mdx, message) => {
    await expect(run(mdx.replaceAll('\\\n', '\n').replaceAll('\n', '\n'))).rejects.toThrow(message);
  });
});

describe('checkTutorials', async () => {
  const notTypeScript = [
    'show(1;',
    'let a = 1;\nlet a = 2;',
    "import { max } from 'd3-array';\nshow(max([1]);",
  ];
  const wrong = [
    {
      ...step(
        "import { createClient } from '@portal/client/museum';\nconst api = createClient('catalogue', { baseUrl: hosts.catalog });",
        1,
      ),
      line: 10,
    },
    {
      ...step(
        "const { data } = await api.GET('/works', { params: { query: { page: 'two' } } });\nshow(data.results);",
        2,
      ),
      line: 20,
    },
    { ...step('plot({}, {});', 3), line: 30 },
  ];
  const right = parseCells(await readFile(fixture, 'utf8'));
  // One check for all, because it reads the types of everything that cells can use.
  const problems = checkTutorials(
    [
      { name: 'docs/wrong.mdx', cells: wrong },
      { name: 'docs/right.mdx', cells: right },
      ...notTypeScript.map((source, index) => ({
        name: `docs/solution-${index}.mdx`,
        cells: [{ ...solution(source, 1), line: 10 }],
      })),
    ],
    Object.keys(hosts),
  );
  const problemsOf = (name: string) => problems.filter((one) => one.startsWith(`${name}:`));

  it("finds type errors, at the tutorial's own line", () => {
    expect(problemsOf('docs/wrong.mdx').map((problem) => problem.replace(/: .*/s, ''))).toEqual([
      'docs/wrong.mdx:11:56',
      'docs/wrong.mdx:20:63',
      'docs/wrong.mdx:21:6',
      'docs/wrong.mdx:30:10',
    ]);
    expect(problemsOf('docs/right.mdx')).toEqual([]);
  });

  it.each(notTypeScript.map((source, index) => ({ source, index })))(
    "finds what is not TypeScript in a solution, at the tutorial's own line: $source",
    ({ index }) => {
      const own = problemsOf(`docs/solution-${index}.mdx`);
      expect(own).not.toEqual([]);
      for (const problem of own) expect(problem).toMatch(/^docs\/solution-\d\.mdx:1\d:/);
    },
  );

  it('finds nothing else', () => {
    expect(problems.filter((one) => !/^docs\/(wrong|solution-\d)\.mdx:/.test(one))).toEqual([]);
  });
});
