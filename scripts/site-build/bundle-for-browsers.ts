import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildOptions, build, type OutputFile } from 'esbuild';
import { root } from '../bootstrap/paths.mjs';

/** The scripts of a worker, minified for the browsers of .browserslistrc and not yet written. */
export async function bundleForBrowsers(options: BuildOptions): Promise<OutputFile[]> {
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
async function browserTargets(): Promise<string[]> {
  const list = await readFile(join(root, '.browserslistrc'), 'utf8');
  return [...list.matchAll(/^(\w+) >= ([\d.]+)$/gm)].map(
    ([, name = '', version = '']) => name + version,
  );
}
