import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

const most = 4_000;

/**
 * All that a page loads for every export, minified and compressed, with what it imports from the rest of
 * this package. Only React is not counted, since the page has it anyway.
 */
it('weighs at most 4 kB', async () => {
  const { outputFiles, metafile } = await build({
    entryPoints: [fileURLToPath(new URL('./index.ts', import.meta.url))],
    external: ['react', 'react/jsx-runtime'],
    ...{ bundle: true, minify: true, format: 'esm', jsx: 'automatic', target: 'es2022' },
    ...{ write: false, metafile: true, logLevel: 'silent' },
  });
  const [bundle] = outputFiles;
  expect(gzipSync(bundle?.contents ?? '', { level: 9 }).length).toBeLessThanOrEqual(most);
  const sources = Object.keys(metafile.inputs);
  expect(sources.filter((file) => /use-work|iiif-image|credit-line/.test(file))).toHaveLength(3);
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports);
  expect(new Set(imported.map(({ path }) => path))).toEqual(
    new Set(['react', 'react/jsx-runtime']),
  );
});
