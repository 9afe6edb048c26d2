import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));

/**
 * What makes the first cell of a notebook for an address of the APIs. A notebook is one file, so the
 * client and the helpers are inside it as one script; the large libraries come from npm.
 */
export async function notebookSetup(
  versions: Readonly<Record<string, string>>,
): Promise<(apiAddress: string) => string> {
  const { outputFiles } = await build({
    entryPoints: [join(here, 'notebook-runtime.ts')],
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
  const script = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return (apiAddress) =>
    [
      '// Run this first. It defines show, table, plot, svg, images, progress, pixels, random and hosts,',
      '// and the API client, which is not on a registry. If the environment variable API_URL is set,',
      '// it takes precedence over the address below.',
      `const { openNotebook } = await import('data:text/javascript;base64,${script}');`,
      'const { show, table, plot, svg, images, progress, pixels, random, hosts, portalClient } =',
      `  await openNotebook(Deno, '${apiAddress}');`,
    ].join('\n');
}
