import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { apiAddress } from '../run/hosts.ts';
import { type Tutorial, usesClient } from './tutorial.ts';

const here = dirname(fileURLToPath(import.meta.url));

/**
 * Builds the first cell of a notebook. A notebook is one file, so the helpers are inside it as one
 * script, with the client if a tutorial uses it; the large libraries come from npm.
 */
export async function notebookSetup(
  versions: Readonly<Record<string, string>>,
): Promise<(tutorial: Tutorial) => string> {
  // Resolved with either extension: these files are sources here, and compiled in the package.
  const runtime = "export { openNotebook } from './notebook-runtime';";
  const client = `
    export * as portalClient from '@portal/client';
    export * as museumClient from '@portal/client/museum';`;
  const plain = await bundle(runtime, versions);
  const withClient = await bundle(runtime + client, versions);
  return (tutorial) => {
    const address = apiAddress(tutorial);
    const parts = usesClient(tutorial)
      ? { names: 'openNotebook, portalClient, museumClient', script: withClient }
      : { names: 'openNotebook', script: plain };
    return [
      '// Run this first. It defines show, table, plot, svg, images, progress, pixels, random and hosts',
      ...(usesClient(tutorial) ? ['// and the API client, which is not on any registry.'] : []),
      ...(address
        ? [`// If the environment variable API_URL is set, it takes the place of ${address}.`]
        : []),
      `const { ${parts.names} } = await import('data:text/javascript;base64,${parts.script}');`,
      `const apiHosts = ${JSON.stringify(tutorial.hosts, null, 2)};`,
      'const { show, table, plot, svg, images, progress, pixels, random, hosts } =',
      `  await openNotebook(Deno, apiHosts${address ? `, '${address}'` : ''});`,
    ].join('\n');
  };
}

/** In base 64, as in a data URL */
async function bundle(
  contents: string,
  versions: Readonly<Record<string, string>>,
): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: here, loader: 'ts' },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'error',
    plugins: [
      {
        name: 'from-npm',
        setup({ onResolve }) {
          onResolve({ filter: /^(linkedom|jpeg-js|@observablehq\/plot)$/ }, ({ path }) => ({
            path: `npm:${path}@${versions[path]}`,
            external: true,
          }));
        },
      },
    ],
  });
  return Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
}
