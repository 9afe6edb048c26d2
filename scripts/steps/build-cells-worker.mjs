import { join, relative } from 'node:path';
import { bundleForBrowsers } from './bundle-for-browsers.mjs';
import { openPart, partInputs } from './made-parts.mjs';
import { root } from './paths.mjs';

/**
 * Run as a program: makes the script that runs the cells of tutorials in a browser. It is a file at
 * the site's root, since its address has a policy of its own; what cells import lies beside the
 * site's other scripts, each loaded when a cell asks for it.
 */
const inputs = partInputs('cells-worker');
const outDir = join(root, 'out');
const outputFiles = await bundleForBrowsers({
  entryPoints: { 'cells-worker': join(root, 'packages/cells/src/worker/worker.ts') },
  outdir: outDir,
  chunkNames: 'assets/cells/[name]-[hash]',
  splitting: true,
  format: 'esm',
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
