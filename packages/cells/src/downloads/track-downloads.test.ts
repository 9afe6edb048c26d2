import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ReadCell, readNotebook } from '../../test/read-downloads.ts';
import type { CellLanguage } from '../cell.ts';
import { idMark, type Output } from '../output.ts';
import { createDownloads, type DownloadFile, type MakeDownloads, readTutorial } from './index.ts';

const siteUrl = 'https://site.example';
const api = `${siteUrl}/sandbox`;
const mdxFile = new URL('../../test/fixture-tracks.mdx', import.meta.url);
const helper = '"""A helper."""\n\nfrom __future__ import annotations\n\n\nclass Client: ...\n';

const outputs: Record<string, Output[]> = {
  'python-1': [
    { kind: 'text', text: '3 works\n\n"quoted" \\n <b>' },
    { kind: 'log', level: 'warn', text: 'slow' },
  ],
  'python-2': [
    {
      kind: 'table',
      columns: [
        { label: 'id', isNumeric: false },
        { label: '', isNumeric: true },
      ],
      rows: [['<a>', '1.5']],
      note: '1 of 2 rows are shown.',
    },
    { kind: 'svg', title: 'A & B', svg: `<svg><g id="${idMark}-1"/></svg>` },
    { kind: 'images', items: [{ url: `${api}/a.jpg`, label: 'A "cat"' }] },
    { kind: 'svg', title: 'Cats', svg: `<svg><image width="5" href="${api}/a.jpg"/></svg>` },
  ],
  'python-3': [{ kind: 'text', text: "'Bees'" }],
};
const plain = {
  'python-2': 'import pandas as pd\n\ndisplay(pd.DataFrame(works)[["id", "title"]])',
  'python-3': 'longest = max(works, key=len)\nprint(longest["title"])',
};

let makeDownloads: MakeDownloads;
let mdx: string;

function downloads(language: CellLanguage, source = mdx): Record<string, DownloadFile['bytes']> {
  const words = readTutorial(source, {
    file: 'docs/examples/a.mdx',
    siteUrl,
    language,
    elementText: (name) => (name === 'InstitutionName' ? 'the library' : undefined),
  });
  const pictures = [{ url: `${api}/a.jpg`, path: '/pictures/1.jpg' }];
  const hosts = { catalogue: api, text: api };
  const files = makeDownloads(
    { ...words, slug: 'a', siteUrl, page: '/docs/a', hosts, outputs, plain, pictures },
    language,
  );
  return Object.fromEntries(files.map(({ path, bytes }) => [path, bytes]));
}

beforeAll(async () => {
  makeDownloads = await createDownloads({ helpers: { python: helper } });
  mdx = await readFile(mdxFile, 'utf8');
});

it.each<[CellLanguage, string[]]>([
  ['ts', ['a.zip', 'a.deno.ipynb', 'a.md']],
  ['python', ['a.ipynb', 'a.py', 'a.python.md', 'python-2-2.svg', 'python-2-4.svg']],
  ['r', ['a.R', 'a.r.md']],
])('a tutorial in %s can be downloaded as %j', (language, expected) => {
  expect(Object.keys(downloads(language))).toEqual(expected);
});

describe('the Python notebook', () => {
  const file = () => JSON.parse(String(downloads('python')['a.ipynb']));
  const cells = (): ReadCell[] => readNotebook(String(downloads('python')['a.ipynb']));
  const cell = (id: string) => cells().find((one) => one.id === id);

  it('is for the Python 3 kernel', () => {
    expect(file()).toMatchObject({
      nbformat: 4,
      nbformat_minor: 5,
      metadata: { kernelspec: { name: 'python3', language: 'python' } },
    });
  });

  it('has the hosts, the helper, and the cells and prose of its track', () => {
    expect(cells().map(({ type, id }) => `${type} ${id}`)).toEqual([
      'markdown title',
      ...['code hosts', 'code helper'],
      ...['markdown text-1', 'code python-1'],
      ...['markdown text-3', 'code python-2'],
      ...['markdown text-5', 'code python-3'],
    ]);
    expect(cell('text-1')?.source).toMatch(/^Made by the library, with `requests`: a sentence/);
    expect(cell('text-5')?.source).toBe('**Solution: the longest title**');
    expect(cell('python-3')?.source).toBe('longest = max(works, key=len)\nlongest["title"]');
  });

  it('begins with what the reader needs to know', () => {
    expect(cell('title')?.source).toMatch(
      /^# Cats & "quotes"\n\nEvery kind[\s\S]*Jupyter, Colab or VS Code/,
    );
    expect(cell('title')?.source).toMatch(
      /`npm run sandbox`.*`API_URL` to the address that it prints/,
    );
    expect(cell('hosts')?.source).toBe(
      `# %pip install pandas requests\nimport os\n\nAPI_URL = os.environ.get("API_URL", "${api}")\nHOSTS = {"catalogue": API_URL}`,
    );
  });

  it('writes the helper into a file, which needs its magic to be the first line', () => {
    expect(cell('helper')?.source).toBe(`%%writefile portal_client.py\n${helper}`);
    expect(cell('helper')?.outputs).toEqual([{ stdout: 'Writing portal_client.py\n' }]);
    const others = mdx.replace(/^from portal_client.*\n/m, '');
    const ids = readNotebook(String(downloads('python', others)['a.ipynb'])).map(({ id }) => id);
    expect(ids).not.toContain('helper');
    const alone = readNotebook(
      String(downloads('python', others.replace(/^import .*$/gm, ''))['a.ipynb']),
    );
    expect(alone[0]?.source).not.toContain('pip');
    expect(alone[1]?.source).toMatch(/^import os\n/);
  });

  it('shows what was recorded', () => {
    expect(cell('python-1')?.outputs).toEqual([
      { stdout: '3 works\n\n"quoted" \\n <b>\n' },
      { stderr: 'slow\n' },
    ]);
    const [table, drawing, images, withPicture] = cell('python-2')?.outputs ?? [];
    expect(table?.['text/html']).toMatch(/<td>&lt;a&gt;<\/td><td[^>]*>1\.5<\/td>/);
    expect(table?.['text/plain']).toContain('(1 of 2 rows are shown.)');
    expect(drawing?.['image/svg+xml']).toMatch(
      /background:#fff[\s\S]*A &amp; B[\s\S]*id="python-2-2-1"/,
    );
    expect(images?.['text/html']).toContain(`src="${siteUrl}/pictures/1.jpg"`);
    // Jupyter would show a drawing of the type image/svg+xml without its pictures.
    expect(withPicture?.['text/html']).toMatch(
      /^<svg .*<title id="python-2-4-title">Cats<\/title>/,
    );
    expect(withPicture?.['text/html']).toContain(`href="${siteUrl}/pictures/1.jpg"`);
    expect(Object.keys(withPicture ?? {})).toEqual(['text/html', 'text/plain']);
    expect(cell('python-3')?.outputs).toEqual([{ 'text/plain': "'Bees'" }]);
  });

  it('numbers its cells as a run from the first to the last would', () => {
    const counts = file().cells.flatMap(
      (one: { execution_count?: number }) => one.execution_count ?? [],
    );
    expect(counts).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('the Python program', () => {
  const program = () => String(downloads('python')['a.py']);
  const section = (mark: string) =>
    program()
      .split(/^(?=# %%)/m)
      .find((one) => one.startsWith(mark))
      ?.trim();

  it('imports from the future before anything else', () => {
    expect(program().split('\n')[0]).toBe('from __future__ import annotations');
    expect(program().match(/__future__/g)).toHaveLength(1);
  });

  it('is divided as editors expect, with the helper inside it', () => {
    expect(program().match(/^# %%.*$/gm)).toEqual([
      '# %% [markdown]',
      '# %% Hosts',
      '# %% Helper portal_client.py',
      '# %% Names',
      ...['# %% [markdown]', '# %% Cell 1'],
      ...['# %% [markdown]', '# %% Cell 2'],
      ...['# %% [markdown]', '# %% Cell 3: the solution of exercise 1'],
    ]);
    expect(section('# %% Helper')).toContain('class Client: ...');
    expect(program()).not.toMatch(/^(from|import) portal_client/m);
    expect(program()).not.toMatch(/^%/m);
  });

  it('prints what a notebook would show by itself', () => {
    expect(section('# %% Cell 2')).toMatch(/\ndisplay\(pd\.DataFrame/);
    expect(section('# %% Cell 3')).toMatch(/\nprint\(longest\["title"\]\)$/);
    expect(section('# %% Names')).toContain('def display(');
  });

  it('has prose in comments that are not too wide and do not look like cell marks', () => {
    expect(program()).toContain(`${siteUrl}/docs/a. `);
    expect(program()).toContain('\n#  %% is no magic in prose.\n#\n# - A table has a heading\n');
    const comments = program()
      .split('\n')
      .filter((line) => line.startsWith('# ') && line.includes(' sentence'));
    expect(comments).toHaveLength(1);
    for (const line of program().split('\n')) {
      if (/^#\s.*\s/.test(line)) expect(line.length, line).toBeLessThanOrEqual(88);
    }
    expect(section('# %% Cell 1')).toContain('query="a\\\\b"');
  });
});

describe('the R program', () => {
  const program = () => String(downloads('r')['a.R']);

  it('has prose that knitr reads, the hosts and the cells of its track', () => {
    expect(program().match(/^#\+.*$/gm)).toEqual([
      '#+ hosts',
      '#+ cell-1',
      '#+ cell-2-the-solution-of-exercise-1',
    ]);
    expect(program()).toMatch(/^#' # Cats & "quotes"\n#'\n#' Every kind/);
    expect(program()).toContain(
      `# install.packages("jsonlite")\napi_url <- Sys.getenv("API_URL", "${api}")\nhosts <- list(catalogue = api_url)`,
    );
    expect(program()).toContain("#' **Solution: the longest title**");
    expect(program()).not.toMatch(/python|magic/i);
  });
});

it('the Markdown of a track has its first cell, its code and its outputs', () => {
  const text = String(downloads('python')['a.python.md']);
  expect(text).toMatch(/```python\n# %pip install pandas requests\n/);
  expect(text).toMatch(/```python\nlongest = max[^`]*```\n\n```text\n'Bees'\n```/);
  expect(text).not.toMatch(/hosts\.catalogue|library\(/);
});
