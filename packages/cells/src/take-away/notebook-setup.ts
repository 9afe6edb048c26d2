import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));

/**
 * The first cell of a notebook. A notebook is one file, so the client and the helpers travel inside
 * it as one script; the large libraries come from npm.
 */
export async function notebookSetup(versions: Readonly<Record<string, string>>): Promise<string> {
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
  return [
    '// Run this first. It brings show, table, plot, svg, images, progress, pixels, random and hosts,',
    '// and the client of the APIs, which is on no registry. Set API_URL to choose another host.',
    `const { openNotebook } = await import('data:text/javascript;base64,${script}');`,
    'const { show, table, plot, svg, images, progress, pixels, random, hosts, portalClient } =',
    '  await openNotebook(Deno);',
  ].join('\n');
}
