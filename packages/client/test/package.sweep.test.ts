import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));
const modules = join(root, 'node_modules');
const shell = process.platform === 'win32';

let folder: string;
let project: string;
let installed: string;

/** Packs a copy, because packing changes package.json for a moment, and installs it elsewhere. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'client-'));
  const copy = join(folder, 'workspace/packages/client');
  await cp(join(root, 'packages/client'), copy, {
    recursive: true,
    filter: (path) => !/[\\/](node_modules|dist|\.generated)$/.test(path),
  });
  await cp(join(root, 'tsconfig.base.json'), join(folder, 'workspace/tsconfig.base.json'));
  await symlink(modules, join(folder, 'workspace/node_modules'), 'junction');
  await run('npm', ['pack', '--pack-destination', folder], { cwd: copy, shell });

  project = join(folder, 'project');
  await mkdir(project);
  await writeFile(join(project, 'package.json'), '{ "type": "module" }');
  const [archive = ''] = (await readdir(folder)).filter((name) => name.endsWith('.tgz'));
  const options = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  await run('npm', ['install', join(folder, archive), ...options], { cwd: project, shell });
  installed = join(project, 'node_modules/@portal/client');
}, 180_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the packed package', { timeout: 120_000 }, () => {
  it('holds compiled code and asks for openapi-fetch alone', async () => {
    const manifest = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
    expect(Object.keys(manifest.dependencies)).toEqual(['openapi-fetch']);
    expect(manifest).not.toHaveProperty('devDependencies');
    expect(manifest).not.toHaveProperty('scripts');
    const files = await readdir(installed, { recursive: true });
    expect(files).toEqual(
      expect.arrayContaining(['README.md', join('dist', 'index.js'), join('dist', 'index.d.ts')]),
    );
    expect(files.filter((file) => /test|(?<!\.d)\.ts$/.test(file))).toEqual([]);
  });

  it('leaves the package.json of the workspace as it was', async () => {
    const [before, after] = await Promise.all(
      [root, join(folder, 'workspace')].map((place) =>
        readFile(resolve(place, 'packages/client/package.json'), 'utf8'),
      ),
    );
    expect(after).toBe(before);
  });

  it('runs in an empty project, and its types are found there', async () => {
    const code = `
      import { createClient, type Schema } from '@portal/client';
      const fetch = () => Response.json({ id: 'hx7q2mvb', title: 'A grey horse', type: 'Work' });
      const client = createClient('catalogue', { baseUrl: 'https://api.example.org', fetch });
      const { data } = await client.GET('/works/{id}', { params: { path: { id: 'hx7q2mvb' } } });
      const work: Schema<'catalogue', 'Work'> | undefined = data;
      console.log(work?.title);
      // @ts-expect-error There is no such parameter.
      await client.GET('/works', { params: { query: { licence: ['pdm'] } } });
    `;
    await writeFile(join(project, 'main.ts'), code);
    const settings = [
      '--strict',
      '--target',
      'es2022',
      '--module',
      'nodenext',
      '--lib',
      'es2022,dom',
    ];
    const compiler = join(modules, 'typescript/bin/tsc');
    await run(process.execPath, [compiler, ...settings, 'main.ts'], { cwd: project });
    const { stdout } = await run(process.execPath, ['main.js'], { cwd: project });
    expect(stdout).toBe('A grey horse\n');
  });
});
