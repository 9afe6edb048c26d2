import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { modules } from '../modules.ts';
import type { TakeAwayFile } from './tutorial.ts';
import type { ProjectOptions } from './tutorial-project.ts';

const here = dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);

/** In the package, sources that are handed out as they are have one more ending. */
const handedOut = /(?<!\.d)\.ts(\.txt)?$/;

/** What every folder carries: the helpers, the client, and the versions in use here. */
export async function takeAwaySources(): Promise<ProjectOptions> {
  const clientEntry = fileURLToPath(import.meta.resolve('@portal/client'));
  const names = [...Object.keys(modules), 'openapi-fetch', 'linkedom', 'jpeg-js', 'tsx'];
  const versions = Object.fromEntries(await Promise.all(names.map(versionOf)));
  const client = await readSources(dirname(clientEntry), /\.(ts|js)$/);
  const helpers = await Promise.all(
    ['project', '../run'].map((folder) => readSources(join(here, folder), handedOut)),
  );
  return {
    helpers: helpers.flat().map(({ path, text }) => ({ path: path.replace(/\.txt$/, ''), text })),
    client: [
      { path: 'package.json', text: clientManifest(versions, extname(clientEntry)) },
      ...client.map(({ path, text }) => ({ path: `src/${path}`, text })),
    ],
    versions,
  };
}

/** @param extension of the client as it is here: a source, or compiled with types beside it */
function clientManifest(versions: Readonly<Record<string, string>>, extension: string): string {
  const entry = (name: string) =>
    extension === '.ts'
      ? `./src/${name}.ts`
      : { types: `./src/${name}.d.ts`, default: `./src/${name}.js` };
  const manifest = {
    name: '@portal/client',
    version: '0.1.0',
    type: 'module',
    exports: { '.': entry('index'), './museum': entry('museum/index') },
    dependencies: { 'openapi-fetch': versions['openapi-fetch'] },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

async function readSources(folder: string, wanted: RegExp): Promise<TakeAwayFile[]> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => wanted.test(name) && !/\.test(-d)?\.ts$/.test(name)).sort();
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
