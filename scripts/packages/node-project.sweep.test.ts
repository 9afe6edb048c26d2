import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../bootstrap/paths.mjs';
import { installPacked, run } from './install-packed.fixture.ts';
import { packPackages } from './pack-packages.ts';
import { published } from './published.ts';

const tools = join(root, 'node_modules');
const compiler = join(tools, 'typescript/bin/tsc');

let archives: string;
let project: string;
beforeAll(async () => {
  archives = await mkdtemp(join(tmpdir(), 'archives-'));
  project = await mkdtemp(join(tmpdir(), 'project-'));
  await packPackages(archives);
  await installPacked(project, archives, {}, 'module');
}, 600_000);
afterAll(async () => {
  for (const folder of [archives, project]) await rm(folder, { recursive: true, force: true });
});

/** e.g. `@portal/client/museum` */
async function entriesOf(name: string): Promise<string[]> {
  const file = join(project, 'node_modules/@portal', name, 'package.json');
  const { exports } = JSON.parse(await readFile(file, 'utf8'));
  return Object.keys(exports)
    .filter((entry) => entry !== './package.json')
    .map((entry) => `@portal/${name}${entry.slice(1)}`);
}

async function runInProject(code: string): Promise<string> {
  await writeFile(join(project, 'main.mjs'), code);
  return (await run(process.execPath, ['main.mjs'], { cwd: project })).stdout;
}

describe.each(published)('$folder, packed', { timeout: 120_000 }, ({ folder }) => {
  it('passes publint and attw', async () => {
    const names = await readdir(archives);
    const archive = join(archives, names.find((one) => one.startsWith(`portal-${folder}-`)) ?? '');
    const lint = await run(process.execPath, [
      ...[join(tools, 'publint/src/cli.js'), archive, '--strict', '--level', 'suggestion'],
    ]);
    expect(lint.stdout).toContain('All good!');
    // It exits with an error for any finding, but being ESM only is no fault.
    const sheets = (await entriesOf(folder)).filter((entry) => entry.endsWith('.css'));
    await run(process.execPath, [
      ...[join(tools, '@arethetypeswrong/cli/dist/index.js'), archive, '--profile', 'esm-only'],
      // A style sheet has no types.
      ...sheets.flatMap((sheet) => ['--exclude-entrypoints', basename(sheet)]),
    ]);
  });

  it('can be imported, or bundled if it has styles or is part of a site', async () => {
    const entries = await entriesOf(folder);
    expect(entries.length).toBeGreaterThan(0);
    for (const entry of entries) {
      const { metafile } = await build({
        stdin: { contents: `export * from '${entry}';`, resolveDir: project },
        ...{ bundle: true, write: false, metafile: true, format: 'esm', outdir: project },
        ...{ platform: 'node', logLevel: 'silent', external: ['sharp', 'esbuild', 'typescript'] },
        plugins: [putInPlace],
      });
      const isStyled = Object.keys(metafile.inputs).some((file) => file.endsWith('.css'));
      const isOfSite = Object.values(metafile.outputs).some(({ imports }) =>
        imports.some(({ path }) => siteParts.test(path)),
      );
      if (!isStyled && !isOfSite) await runInProject(`await import('${entry}');`);
    }
  });
});

/** What Docusaurus would resolve. */
const siteParts = /^@(docusaurus|theme|reference|generated)\//;

const putInPlace = {
  name: 'put-in-place',
  setup({ onResolve }: import('esbuild').PluginBuild) {
    onResolve({ filter: siteParts }, ({ path }) => ({
      path,
      external: true,
    }));
  },
};

describe('an empty project', { timeout: 120_000 }, () => {
  it('builds a request, answers it from a sandbox, and finds a page', async () => {
    const printed = await runInProject(`
      import { buildRequest } from '@portal/contract';
      import { toApi } from '@portal/contract/node';
      import { createSandbox } from '@portal/sandbox';
      import { buildIndex } from '@portal/search/node';
      import { allRecords } from '@portal/search/records';
      import { pageMarkdown, parsePage } from '@portal/markdown';

      const api = toApi({
        openapi: '3.1.0',
        info: { title: 'Loans', version: '1' },
        paths: { '/loans': { get: {
          operationId: 'listLoans',
          parameters: [{ name: 'status', in: 'query', schema: { type: 'string' } }],
          responses: { 200: { description: 'Loans' } },
        } } },
      }, 'loans');
      const [operation] = api.operations;
      console.log(buildRequest(operation, { status: 'out' }, 'https://loans.example').href);

      console.log(typeof createSandbox);

      const page = {
        path: '/docs/loans', title: 'Loans', description: 'Lend a book', group: 'Guides',
        source: '# Loans\\n\\n## Astrolabes\\n\\nEven an astrolabe can be lent.',
      };
      const records = allRecords({ pages: [page], reference: [] });
      const table = buildIndex(records).find(({ path }) => path === 'index.json');
      console.log(new TextDecoder().decode(table.content).includes('Astrolabes'));

      const html = '<main><article><h1>Loans</h1><p>Lend <b>books</b>.</p></article></main>';
      console.log(pageMarkdown(parsePage(html), 'https://site.example/docs/loans').includes('**books**'));
    `);
    expect(printed.split('\n').slice(0, 4)).toEqual([
      'https://loans.example/loans?status=out',
      'function',
      'true',
      'true',
    ]);
  });

  it.each(['bundler', 'nodenext'])('finds the types with moduleResolution %s', async (how) => {
    await writeFile(
      join(project, 'main.ts'),
      `
      import { createClient, fetchPages } from '@portal/client';
      import { createClient as createMuseum, type Schema } from '@portal/client/museum';
      import { useWork } from '@portal/client/react';
      import { type Api, buildRequest } from '@portal/contract';
      import { loadApis } from '@portal/contract/node';
      import { languages } from '@portal/reference/samples';
      import { openSandbox } from '@portal/sandbox/node';
      import { buildIndex } from '@portal/search/node';
      import { writeMarkdown } from '@portal/markdown';

      type paths = { '/loans': { get: { responses: { 200: { content: { 'application/json': { n: number } } } } } } };
      const { data } = await createClient<paths>({ baseUrl: 'https://a.example' }).GET('/loans');
      export const n: number | undefined = data?.n;
      // @ts-expect-error There is no such path.
      createClient<paths>({ baseUrl: 'https://a.example' }).GET('/loan');
      const catalogue = createMuseum('catalogue', { baseUrl: 'https://a.example' });
      const work = await catalogue.GET('/works/{id}', { params: { path: { id: 'a' } } });
      export const one: Schema<'catalogue', 'Work'> | undefined = work.data;
      export function Title() {
        const { data } = useWork(catalogue, 'a');
        // @ts-expect-error Not the title of a work.
        const title: number | undefined = data?.title;
        return title;
      }
      const apis: Api[] = await loadApis('apis');
      // @ts-expect-error Not a list of APIs.
      const wrong: number = apis;
      console.log(wrong, buildRequest, languages, openSandbox, buildIndex, writeMarkdown, fetchPages);
      `,
    );
    const settings = {
      compilerOptions: {
        ...{ strict: true, noEmit: true, target: 'es2022', lib: ['es2023', 'dom'], types: [] },
        ...{ module: how === 'bundler' ? 'esnext' : 'nodenext', moduleResolution: how },
        skipLibCheck: true,
      },
      files: ['main.ts'],
    };
    await writeFile(join(project, 'tsconfig.json'), JSON.stringify(settings));
    const { stdout } = await run(process.execPath, [compiler, '-p', '.'], { cwd: project }).catch(
      (failure) => failure,
    );
    expect(stdout).toBe('');
  });
});
