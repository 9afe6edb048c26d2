import { join, relative } from 'node:path';
import { build } from 'esbuild';
import { browserTargets } from './browser-targets.mjs';
import { openPart, partInputs } from './made-parts.mjs';
import { root } from './paths.mjs';

/**
 * Run as a program: makes the script that runs the cells of tutorials in a browser. It is a file at
 * the site's root, since its address has a policy of its own; what cells import lies beside the
 * site's other scripts, each loaded when a cell asks for it.
 */
const inputs = partInputs('cells-worker');
const outDir = join(root, 'out');
const { outputFiles } = await build({
  entryPoints: { 'cells-worker': join(root, 'packages/cells/src/worker/worker.ts') },
  outdir: outDir,
  write: false,
  chunkNames: 'assets/cells/[name]-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  minify: true,
  // Without Node's modules: whatever reaches for one fails the build.
  platform: 'browser',
  target: await browserTargets(),
  legalComments: 'eof',
  logLevel: 'warning',
});
const made = openPart('cells-worker');
for (const { path, contents } of outputFiles) {
  const name = relative(outDir, path).replaceAll('\\', '/');
  made.write(name, contents);
  if (name === 'cells-worker.js') {
    console.log(`  ${name}: ${Math.round(contents.length / 1000)} kB before compression`);
  }
}
made.finish(inputs);
