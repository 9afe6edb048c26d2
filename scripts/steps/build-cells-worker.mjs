import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { browserTargets } from './browser-targets.mjs';
import { root, siteDir } from './paths.mjs';

const outDir = join(siteDir, '.generated', 'cells-worker');

/**
 * Run as a program: makes the script that runs the cells of tutorials in a browser. It is a file at
 * the site's root, since its address has a policy of its own; what cells import lies beside the
 * site's other scripts, each loaded when a cell asks for it.
 */
await rm(outDir, { recursive: true, force: true });
const { metafile } = await build({
  entryPoints: { 'cells-worker': join(root, 'packages/cells/src/worker/worker.ts') },
  outdir: outDir,
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
  metafile: true,
});
const first =
  metafile.outputs[Object.keys(metafile.outputs).find((name) => name.endsWith('cells-worker.js'))];
console.log(`  cells-worker.js: ${Math.round(first.bytes / 1000)} kB before compression`);
