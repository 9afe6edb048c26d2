import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { folders, root } from '../bootstrap/paths.mjs';
import { bundleForBrowsers } from './bundle-for-browsers.ts';

/**
 * Run as a program: builds the scripts that run the cells of tutorials in a browser. They are files
 * at the site's root, since each address has its own policy; what cells import is beside the site's
 * other scripts, each loaded when a cell needs it. Python is loaded when one of its cells is run;
 * its files are in another folder, which only a site with such cells serves.
 */
const outDir = join(root, 'out');
const worker = join(root, 'packages/cells/src/worker');
const pyodide = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'));
const read = (file: string) => readFileSync(join(pyodide, file), 'utf8');
const { version } = JSON.parse(read('package.json'));
// The worker unpacks it. Beside it, a host would need two compressed copies as well.
const wasm = gzipSync(readFileSync(join(pyodide, 'pyodide.asm.wasm')), { level: 9 });
const library = readFileSync(join(pyodide, 'python_stdlib.zip'));
const fetched = { 'pyodide.asm.wasm.gzip': wasm, 'python_stdlib.zip': library };

const scripts = await Promise.all([
  bundleForBrowsers({
    entryPoints: { 'cells-worker': join(worker, 'worker.ts') },
    outdir: outDir,
    chunkNames: 'assets/cells/[name]-[hash]',
    splitting: true,
    format: 'esm',
  }),
  bundleForBrowsers({
    entryPoints: { 'python-worker': join(worker, 'python/python-worker.ts') },
    outdir: outDir,
    format: 'esm',
    define: { builtPython: JSON.stringify(builtPython()) },
  }),
]);

function builtPython() {
  const { info } = JSON.parse(read('pyodide-lock.json'));
  const folder = join(root, 'packages/cells/python');
  const own = ['run_cells.py', 'streamed_session.py', 'browser_requests.py'];
  const files: [name: string, file: string][] = [
    ...own.map((name): [string, string] => [name, join(folder, name)]),
    ['portal_client.py', join(root, 'packages/client-python/src/portal_client.py')],
  ];
  const modules = files.map(([name, file]) => [name, readFileSync(file, 'utf8')]);
  const sizes = Object.entries(fetched).map(([name, { length }]) => [name, length]);
  return {
    ...{ version, info },
    ...{ modules: Object.fromEntries(modules), sizes: Object.fromEntries(sizes) },
  };
}

for (const { path, contents } of scripts.flat()) {
  const name = relative(outDir, path).replaceAll('\\', '/');
  write(`${name === 'python-worker.js' ? 'python' : 'typescript'}/${name}`, contents);
  if (name.endsWith('-worker.js')) {
    console.log(`  ${name}: ${Math.round(contents.length / 1000)} kB before compression`);
  }
}
for (const file of ['pyodide.mjs', 'pyodide.asm.mjs']) {
  write(`python/pyodide/${version}/${file}`, readFileSync(join(pyodide, file)));
}
for (const [name, contents] of Object.entries(fetched)) {
  write(`python/pyodide/${version}/${name}`, contents);
}

function write(path: string, contents: Uint8Array): void {
  const file = join(folders.build, 'cells-worker', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, contents);
}
