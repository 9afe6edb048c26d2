import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, posix, relative } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { run } from '../bootstrap/run.mjs';
import { inScope, type Published } from './published.ts';

const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
const notPacked = /\.(test|test-d|fixture|bench)\.(tsx?|mjs)$|\/tsconfig[^/]*\.json$/;
const isCompiled = /(?<!\.d)\.tsx?$/;
/** Styles have no types. */
const styleImport = /^import ['"][^'"]+\.css['"];\n/gm;
/** `from './model.ts'` and `import('./model.ts')` */
const sourceSpecifier = /(\b(?:from|import)\s*\(?\s*)(['"])(\.[^'"]*?)(?<!\.d)\.tsx?\2/g;

/**
 * Compiles the sources of packages, each into its own folder: scripts with source maps that contain the
 * sources, declarations, and whatever else the sources import. All at once, because they import each
 * other. Types are checked by `npm run check`.
 */
export async function compilePackages(
  packages: readonly Pick<Published, 'folder' | 'texts'>[],
  outDirOf: (folder: string) => string,
): Promise<void> {
  const compiled = await mkdtemp(join(tmpdir(), 'compiled-packages-'));
  try {
    await emit(packages, compiled);
    for (const { folder, texts = [] } of packages) {
      const outDir = outDirOf(folder);
      await rm(outDir, { recursive: true, force: true });
      await cp(join(compiled, folder, 'src'), outDir, { recursive: true });
      await copySources(join(root, 'packages', folder, 'src'), outDir, texts);
      await rewrite(outDir);
    }
  } finally {
    await rm(compiled, { recursive: true });
  }
}

async function copySources(
  source: string,
  outDir: string,
  texts: readonly string[],
): Promise<void> {
  const files = await filesIn(source);
  for (const file of files.filter((name) => !notPacked.test(`/${name}`))) {
    const isText = texts.some((place) => file === place || file.startsWith(place));
    if (isText) await copy(join(source, file), join(outDir, `${file}.txt`));
    if (!isCompiled.test(file)) await copy(join(source, file), join(outDir, file));
  }
}

async function emit(packages: readonly Pick<Published, 'folder'>[], outDir: string): Promise<void> {
  const sources = packages.map(({ folder }) => join(root, 'packages', folder, 'src'));
  const settings = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      ...{ noEmit: false, noCheck: true, declaration: true, sourceMap: true, inlineSources: true },
      ...{ rewriteRelativeImportExtensions: true, jsx: 'react-jsx', types: ['node'] },
      lib: ['ES2024', 'DOM', 'DOM.Iterable', 'WebWorker', 'WebWorker.Iterable'],
      rootDir: join(root, 'packages'),
      ...{ outDir, typeRoots: [join(root, 'node_modules/@types')] },
    },
    include: sources,
    exclude: sources.flatMap((source) =>
      ['test', 'test-d', 'fixture', 'bench'].map((kind) => `${source}/**/*.${kind}.*`),
    ),
  };
  const file = join(outDir, 'tsconfig.json');
  await writeFile(file, JSON.stringify(settings, null, 2));
  const names = packages.map(({ folder }) => folder).join(', ');
  await run(`Compiling packages: ${names}`, process.execPath, [compiler, '-p', file]);
}

/** The compiler rewrites the extensions of imports in scripts, but not in declarations. */
async function rewrite(outDir: string): Promise<void> {
  for (const name of await filesIn(outDir)) {
    if (name.endsWith('.map')) await placeSource(outDir, name);
    if (!/\.(js|mjs|ts|mts|css)$/.test(name)) continue;
    const file = join(outDir, name);
    const text = await readFile(file, 'utf8');
    const changed = inScope(
      /\.d\.m?ts$/.test(name)
        ? text.replace(sourceSpecifier, '$1$2$3.js$2').replace(styleImport, '')
        : text,
    );
    if (changed !== text) await writeFile(file, changed);
  }
}

/** The map of a script refers to its source from the folder that it is in now. */
async function placeSource(outDir: string, name: string): Promise<void> {
  const file = join(outDir, name);
  const map: { sources: string[] } = JSON.parse(await readFile(file, 'utf8'));
  const folder = dirname(name);
  const up = relative(folder, '.') || '.';
  map.sources = map.sources.map((source) => posix.join(up, '../src', folder, basename(source)));
  await writeFile(file, JSON.stringify(map));
}

async function copy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await cp(from, to);
}

export async function filesIn(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
}
