import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { modules } from '../modules.ts';
import type { TextFile } from './tutorial.ts';
import type { ProjectOptions } from './tutorial-project.ts';

const here = dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);

/** In the package, sources that are handed out unchanged have an extra extension. */
const handedOut = /(?<!\.d)\.ts(\.txt)?$/;

/**
 * What every folder contains: the helpers, the client and its dependencies, and the versions in use
 * here.
 */
export async function projectSources(): Promise<ProjectOptions> {
  const client = fileURLToPath(import.meta.resolve('@portal/client'));
  const iiif = createRequire(client).resolve('@portal/iiif');
  const names = [...Object.keys(modules), 'openapi-fetch', 'linkedom', 'jpeg-js', 'tsx'];
  const versions = Object.fromEntries(await Promise.all(names.map(versionOf)));
  const helpers = await Promise.all(
    ['project', '../run'].map((folder) => readSources(join(here, folder), handedOut)),
  );
  return {
    helpers: helpers.flat().map(({ path, text }) => ({ path: path.replace(/\.txt$/, ''), text })),
    packages: [
      ...(await readPackage('client', client, {
        exports: { '.': 'index', './museum': 'museum/index' },
        dependencies: { '@portal/iiif': '*', 'openapi-fetch': versions['openapi-fetch'] ?? '*' },
      })),
      ...(await readPackage('iiif', iiif, { exports: { '.': 'index' } })),
    ],
    versions,
  };
}

type Manifest = {
  exports: Readonly<Record<string, string>>;
  dependencies?: Readonly<Record<string, string>>;
};

/**
 * A package that is not on any registry, in a folder of its name.
 * @param entry as it is here: a source, or compiled with types beside it
 */
async function readPackage(name: string, entry: string, { exports, ...rest }: Manifest) {
  const exported = (file: string) =>
    extname(entry) === '.ts'
      ? `./src/${file}.ts`
      : { types: `./src/${file}.d.ts`, default: `./src/${file}.js` };
  const manifest = {
    name: `@portal/${name}`,
    version: '0.1.0',
    type: 'module',
    exports: Object.fromEntries(
      Object.entries(exports).map(([path, file]) => [path, exported(file)]),
    ),
    ...rest,
  };
  // A tutorial's program draws nothing with React.
  const sources = await readSources(dirname(entry), /^(?!react[\\/]).*\.(ts|js)$/);
  return [
    { path: `${name}/package.json`, text: `${JSON.stringify(manifest, null, 2)}\n` },
    ...sources.map(({ path, text }) => ({ path: `${name}/src/${path}`, text })),
  ];
}

async function readSources(folder: string, wanted: RegExp): Promise<TextFile[]> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => wanted.test(name) && !/\.test(-d)?\.ts$/.test(name)).sort();
  return Promise.all(
    files.map(async (path) => ({
      path: path.replaceAll('\\', '/'),
      text: await readFile(join(folder, path), 'utf8'),
    })),
  );
}

/** Not every package exports its package.json, so it is looked for above the entry. */
async function versionOf(specifier: string): Promise<[string, string]> {
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  for (const folder of require.resolve.paths(name) ?? []) {
    const text = await readFile(join(folder, name, 'package.json'), 'utf8').catch(() => undefined);
    if (text) return [name, JSON.parse(text).version];
  }
  throw new Error(`The package ${name} is not installed.`);
}
