import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../steps/paths.mjs';
import { run } from '../steps/run.mjs';
import { inScope } from './published.mjs';

const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
const notPacked = /\.(test|test-d|fixture|bench)\.(tsx?|mjs)$|\/tsconfig[^/]*\.json$/;
const isCompiled = /(?<!\.d)\.tsx?$/;
/** Styles have no types. */
const styleImport = /^import ['"][^'"]+\.css['"];\n/gm;
/** `from './model.ts'` and `import('./model.ts')` */
const sourceSpecifier = /(\b(?:from|import)\s*\(?\s*)(['"])(\.[^'"]*?)(?<!\.d)\.tsx?\2/g;

/**
 * Compiles the sources of a package into a folder: scripts with source maps that contain the sources,
 * declarations, and whatever else the sources import. Types are checked by `npm run check`.
 * @param {{ folder: string, texts?: readonly string[] }} published
 * @param {string} outDir
 */
export async function compilePackage({ folder, texts = [] }, outDir) {
  const source = join(root, 'packages', folder, 'src');
  await rm(outDir, { recursive: true, force: true });
  await mkdir(outDir, { recursive: true });
  await emit(folder, outDir);
  const files = await filesIn(source);
  for (const file of files.filter((name) => !notPacked.test(`/${name}`))) {
    const isText = texts.some((place) => file === place || file.startsWith(place));
    if (isText) await copy(join(source, file), join(outDir, `${file}.txt`));
    if (!isCompiled.test(file)) await copy(join(source, file), join(outDir, file));
  }
  await rewrite(outDir);
}

async function emit(folder, outDir) {
  const source = join(root, 'packages', folder, 'src');
  const settings = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      ...{ noEmit: false, noCheck: true, declaration: true, sourceMap: true, inlineSources: true },
      ...{ rewriteRelativeImportExtensions: true, jsx: 'react-jsx', types: ['node'] },
      lib: ['ES2024', 'DOM', 'DOM.Iterable', 'WebWorker', 'WebWorker.Iterable'],
      ...{ rootDir: source, outDir, typeRoots: [join(root, 'node_modules/@types')] },
    },
    include: [source],
    exclude: ['test', 'test-d', 'fixture', 'bench'].map((kind) => `${source}/**/*.${kind}.*`),
  };
  const file = `${outDir}.tsconfig.json`;
  await writeFile(file, JSON.stringify(settings, null, 2));
  await run(`Compiling packages/${folder}`, process.execPath, [compiler, '-p', file]);
  await rm(file);
}

/** The compiler rewrites the extensions of imports in scripts, but not in declarations. */
async function rewrite(outDir) {
  for (const name of await filesIn(outDir)) {
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

async function copy(from, to) {
  await mkdir(dirname(to), { recursive: true });
  await cp(from, to);
}

/** @param {string} folder */
export async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
}
