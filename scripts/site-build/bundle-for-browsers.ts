import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './paths.mjs';

/**
 * The scripts of a worker, minified for the browsers of .browserslistrc and not yet written.
 * @param {import('esbuild').BuildOptions} options
 */
export async function bundleForBrowsers(options) {
  const { outputFiles = [] } = await build({
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    // Without Node's modules: importing one fails the build.
    platform: 'browser',
    target: await browserTargets(),
    legalComments: 'eof',
    logLevel: 'warning',
    ...options,
  });
  return outputFiles;
}

/** The browsers of .browserslistrc as esbuild names them: "chrome >= 111" is "chrome111". */
async function browserTargets() {
  const list = await readFile(join(root, '.browserslistrc'), 'utf8');
  return [...list.matchAll(/^(\w+) >= ([\d.]+)$/gm)].map(([, name, version]) => name + version);
}
