import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { hostsAt } from '../../test/sample-hosts.ts';
import { servedFetch } from '../../test/served.ts';
import { runTutorial } from '../node/run-tutorial.ts';
import { createDownloads, type DownloadFile, readTutorial } from './index.ts';
import { withVersions } from './tutorial-notebook.ts';

const file = fileURLToPath(new URL('../../test/fixture-tutorial.mdx', import.meta.url));
const modules = fileURLToPath(new URL('../../../../node_modules', import.meta.url));
const siteUrl = 'https://site.example';
const page = '/docs/examples/fixture-tutorial';
const hosts = hostsAt(`${siteUrl}/sandbox`);
let downloads: DownloadFile[];

beforeAll(async () => {
  const ran = await runTutorial(file, { fetch: servedFetch, hosts, base: `${siteUrl}/sandbox` });
  const words = readTutorial(await readFile(file, 'utf8'), {
    file: 'docs/examples/fixture-tutorial.mdx',
    siteUrl,
    elementText: (name) => (name === 'InstitutionName' ? 'the library' : undefined),
  });
  const makeDownloads = await createDownloads();
  downloads = makeDownloads({ ...words, ...ran, siteUrl, page, hosts });
  const again = makeDownloads({ ...words, ...ran, siteUrl, page, hosts });
  expect(again.map(comparable)).toEqual(downloads.map(comparable));
});

/** Byte by byte, a comparison takes longer than everything else here. */
function comparable({ path, bytes }: DownloadFile) {
  return [path, typeof bytes === 'string' ? bytes : Buffer.from(bytes).toString('base64')];
}

function download(path: string): DownloadFile['bytes'] {
  return downloads.find((one) => one.path === path)?.bytes ?? '';
}

describe('the folder', () => {
  it('runs with Node against an API over HTTP', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'taken-away-'));
    const server = createServer(async (request, response) => {
      const answer = await servedFetch(new Request(`http://${request.headers.host}${request.url}`));
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
    try {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      await unpack(folder, download('fixture-tutorial.zip') as Uint8Array);
      const { port } = server.address() as AddressInfo;
      const { output, code } = await runNode(
        join(folder, 'fixture-tutorial'),
        `http://127.0.0.1:${port}/sandbox`,
      );
      expect(output).toContain('work0       Annals              London, 1700');
      expect(output).toContain('3 works\n');
      expect(output).toContain(
        'First letters of titles: written to output/1-first-letters-of-titles.svg',
      );
      expect(output).toContain('Bees of the county\n');
      expect(output).toContain('A number below one: 0.573');
      expect(code).toBe(0);
      const drawing = join(folder, 'fixture-tutorial/output/2-a-dot.svg');
      expect(await readFile(drawing, 'utf8')).toContain('<svg xmlns="http://www.w3.org/2000/svg"');
    } finally {
      server.close();
      await rm(folder, { recursive: true, force: true });
    }
  });

  async function unpack(folder: string, archive: Uint8Array): Promise<void> {
    for (const [path, bytes] of Object.entries(unzipSync(archive))) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), bytes);
    }
    // What npm install would do, from the packages installed here.
    const project = join(folder, 'fixture-tutorial');
    const { dependencies } = JSON.parse(await readFile(join(project, 'package.json'), 'utf8'));
    const needed = [...Object.keys(dependencies), 'openapi-fetch'];
    expect(needed).toEqual([
      '@portal/client',
      '@portal/iiif',
      '@observablehq/plot',
      'd3-array',
      'linkedom',
      'tsx',
      'openapi-fetch',
    ]);
    for (const name of needed) {
      const own = name.startsWith('@portal/') ? name.slice('@portal/'.length) : undefined;
      const target = own === undefined ? join(modules, name) : join(project, own);
      await mkdir(dirname(join(project, 'node_modules', name)), { recursive: true });
      await symlink(target, join(project, 'node_modules', name), 'dir');
    }
  }

  function runNode(cwd: string, apiUrl: string): Promise<{ output: string; code: number | null }> {
    const child = spawn(process.execPath, ['--import', 'tsx', 'fixture-tutorial.ts'], {
      cwd,
      env: { ...process.env, API_URL: apiUrl },
    });
    let output = '';
    child.stdout.on('data', (data) => {
      output += data;
    });
    child.stderr.on('data', (data) => {
      output += data;
    });
    return new Promise((resolve) => child.on('close', (code) => resolve({ output, code })));
  }
});

describe('what every download needs', () => {
  const texts = () =>
    Object.fromEntries(
      Object.entries(unzipSync(download('fixture-tutorial.zip') as Uint8Array)).map(
        ([path, bytes]) => [path.replace('fixture-tutorial/', ''), strFromU8(bytes)],
      ),
    );
  const notebook = () =>
    JSON.parse(download('fixture-tutorial.deno.ipynb') as string).cells.map(
      ({ source }: { source: string[] }) => source.join(''),
    );

  it('is at its top', () => {
    const { 'README.md': readme = '', 'fixture-tutorial.ts': program = '' } = texts();
    const { engines } = JSON.parse(texts()['package.json'] ?? '');
    const node = `Node ${engines.node.replace('>=', '')} or later`;
    expect(readme.split('\n').slice(0, 9).join('\n')).toMatch(
      new RegExp(`${node}[^]*npm install\\n    npm start`),
    );
    expect(program.split('\n').slice(0, 3).join('\n')).toContain(node);
    expect(notebook()[0]).toContain('`deno jupyter --install`');
  });

  it('has every file of ours that another imports', () => {
    const all = texts();
    const missing = Object.entries(all).flatMap(([file, text]) =>
      [...text.matchAll(/^(?:import|export)\b[^'"`;]*\bfrom '(\.[^']+)'/gm)]
        .map(([, target = '']) => join(dirname(file), target))
        .filter((target) => file.endsWith('.ts') && !(target in all)),
    );
    expect(Object.keys(all)).toContain('client/src/museum/index.ts');
    expect(missing).toEqual([]);
  });

  it("calls the portal's address, or the one in API_URL", () => {
    const files = texts();
    expect(files['api-address.ts']).toContain(`'${siteUrl}/sandbox'`);
    expect(notebook()[2]).toContain(`openNotebook(Deno, apiHosts, '${siteUrl}/sandbox')`);
    for (const text of [notebook()[0], files['README.md']]) {
      expect(text).toContain(`${siteUrl}/sandbox`);
      expect(text).toMatch(/`npm run sandbox` .*`API_URL` to the address that it prints/);
    }
    expect(files['README.md']).toContain('API_URL=http://localhost:4000/sandbox npm start');
    const code = Object.entries(files).filter(([path]) => !/^README|^client\//.test(path));
    expect(code.filter(([, text]) => text.includes('localhost')).map(([path]) => path)).toEqual([]);
  });
});

describe('the notebook', () => {
  it('follows the format 4.5', () => {
    const notebook = JSON.parse(download('fixture-tutorial.deno.ipynb') as string);
    expect(notebook).toMatchObject({ nbformat: 4, nbformat_minor: 5 });
    expect(notebook.metadata.kernelspec).toEqual({
      display_name: 'Deno',
      language: 'typescript',
      name: 'deno',
    });
    const ids: string[] = notebook.cells.map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const cell of notebook.cells) {
      expect(cell.id).toMatch(/^[a-zA-Z0-9-_]{1,64}$/);
      expect(cell.metadata).toEqual(
        cell.id === 'setup' ? { jupyter: { source_hidden: true } } : {},
      );
      expect(cell.source.every((line: unknown) => typeof line === 'string')).toBe(true);
      const keys = cell.cell_type === 'code' ? ['execution_count', 'outputs'] : [];
      expect(Object.keys(cell).sort()).toEqual(
        ['cell_type', 'id', 'metadata', 'source', ...keys].sort(),
      );
      for (const output of cell.outputs ?? []) {
        const isStream = output.output_type === 'stream';
        expect(Object.keys(output).sort()).toEqual(
          isStream ? ['name', 'output_type', 'text'] : ['data', 'metadata', 'output_type'],
        );
        if (isStream) expect(['stdout', 'stderr']).toContain(output.name);
        else
          expect(Object.keys(output.data).every((type) => /^[\w.+-]+\/[\w.+-]+$/.test(type))).toBe(
            true,
          );
      }
    }
  });

  it('has the outputs, and imports that name a version', () => {
    const text = download('fixture-tutorial.deno.ipynb') as string;
    const { cells } = JSON.parse(text);
    const code = (id: string) => cells.find((cell: { id: string }) => cell.id === id);
    expect(code('cell-1').source.join('')).toContain('const { createClient } = museumClient;');
    expect(code('cell-2').source.join('')).toMatch(/from 'npm:d3-array@\d/);
    expect(code('cell-1').outputs[0].data['text/html'].join('')).toContain('<td>Annals</td>');
    expect(code('cell-2').outputs[1].data['image/svg+xml'].join('')).toContain(
      '<title id="cell-2-2-title">',
    );
    expect(text).toContain(`${siteUrl}/tutorial-pictures/`);
  });

  it.each([
    [
      "import { a, type B, c as d } from '@portal/client/museum';",
      'const { a, c: d } = museumClient;',
    ],
    ["import { a } from '@portal/client';", 'const { a } = portalClient;'],
    ["import type { B } from '@portal/client/museum';\nlet a;", 'let a;'],
    [
      "import * as Plot from '@observablehq/plot';",
      "import * as Plot from 'npm:@observablehq/plot@2';",
    ],
    [
      "import a from 'world-atlas/a.json';",
      "import a from 'npm:world-atlas@3/a.json' with { type: 'json' };",
    ],
    [
      "import a from 'world-atlas/a.json' with { type: 'json' };",
      "import a from 'npm:world-atlas@3/a.json' with { type: 'json' };",
    ],
    ['import { a } from "@portal/client"\nlet b', 'const { a } = portalClient;\nlet b'],
    ['import * as all from "@portal/client/museum";', 'const all = museumClient;'],
    ["import type {\n  B,\n} from '@portal/client'\nlet a", 'let a'],
    ['import { a } from "@observablehq/plot"', "import { a } from 'npm:@observablehq/plot@2';"],
    ["import 'world-atlas'\nlet a", "import 'npm:world-atlas@3';\nlet a"],
    ["show('a letter from \"world-atlas');", "show('a letter from \"world-atlas');"],
  ])('rewrites %j', (source, expected) => {
    expect(withVersions(source, { '@observablehq/plot': '2', 'world-atlas': '3' })).toBe(expected);
  });
});

describe('the Markdown', () => {
  it('has prose, code and outputs', () => {
    const text = download('fixture-tutorial.md') as string;
    expect(text).toMatch(/^# A fixture\n\nEvery kind of cell/);
    expect(text).toContain(
      '| Identifier | Title | Made |\n| --- | --- | --- |\n| work0 | Annals | London, 1700 |',
    );
    expect(text).toContain('![First letters of titles](./cell-2-2.svg)');
    expect(text).toContain('![A \\<i\\>cat\\</i\\>](https://site.example/tutorial-pictures/');
    expect(text).toContain('**Solution: the longest title**\n\n```ts\nworks =');
    expect(text).toContain('[The next one](https://site.example/docs/examples/other#part)');
    expect(text).toContain('by the library.');
    expect(text).not.toMatch(/<details|<summary|@site|InstitutionName|^import Something/m);
    expect(download('cell-2-2.svg')).toContain(
      '<title id="d-title">First letters of titles</title>',
    );
  });
});
