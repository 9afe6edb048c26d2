import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { modules } from '../modules.ts';
import type { TakeAwayFile } from './tutorial.ts';
import type { ProjectOptions } from './tutorial-project.ts';

const here = dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);

/** What every folder carries: the helpers, the client's sources, and the versions in use here. */
export async function takeAwaySources(): Promise<ProjectOptions> {
  const clientEntry = fileURLToPath(import.meta.resolve('@portal/client'));
  const names = [...Object.keys(modules), 'openapi-fetch', 'linkedom', 'jpeg-js', 'tsx'];
  const versions = Object.fromEntries(await Promise.all(names.map(versionOf)));
  const sources = await readSources(dirname(clientEntry));
  return {
    helpers: [
      ...(await readSources(join(here, 'project'))),
      { path: 'random.ts', text: await readFile(join(here, '../run/random.ts'), 'utf8') },
    ],
    client: [
      { path: 'package.json', text: clientManifest(versions) },
      ...sources.map(({ path, text }) => ({ path: `src/${path}`, text })),
    ],
    versions,
  };
}

function clientManifest(versions: Readonly<Record<string, string>>): string {
  const manifest = {
    name: '@portal/client',
    version: '0.1.0',
    type: 'module',
    exports: './src/index.ts',
    dependencies: { 'openapi-fetch': versions['openapi-fetch'] },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

async function readSources(folder: string): Promise<TakeAwayFile[]> {
  const names = await readdir(folder, { recursive: true });
  const files = names
    .filter((name) => name.endsWith('.ts') && !/\.test(-d)?\.ts$/.test(name))
    .sort();
  return Promise.all(
    files.map(async (path) => ({
      path: path.replaceAll('\\', '/'),
      text: await readFile(join(folder, path), 'utf8'),
    })),
  );
}

/** Not every package lets its package.json be asked for, so it is looked for above its entry. */
async function versionOf(specifier: string): Promise<[string, string]> {
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  for (const folder of require.resolve.paths(name) ?? []) {
    const text = await readFile(join(folder, name, 'package.json'), 'utf8').catch(() => undefined);
    if (text) return [name, JSON.parse(text).version];
  }
  throw new Error(`The package ${name} is not installed.`);
}
