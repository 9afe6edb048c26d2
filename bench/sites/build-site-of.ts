import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../scripts/bootstrap/paths.mjs';
import { run } from '../../scripts/bootstrap/run.mjs';
import { nodeOptions } from '../../scripts/site-build/run-docusaurus.ts';

/**
 * Builds a site of the bench from nothing.
 * @param options `config` is a file below `bench`, `dir` receives all output
 * @returns `peakMemory` is the most that it had at once, in bytes
 */
export async function buildSiteOf(
  heading: string,
  {
    config,
    dir,
    env = {},
    ...options
  }: { config: string; dir: string; siteDir?: string; env?: Record<string, string> },
): Promise<{ dir: string; seconds: number; peakMemory: number }> {
  const file = join(root, 'bench', config);
  const out = join(dir, 'build');
  const peakFile = join(dir, 'peak-memory.txt');
  const started = performance.now();
  await run(
    heading,
    process.execPath,
    [
      ...nodeOptions,
      ...['--import', join(root, 'bench/sites/note-peak-memory.mjs')],
      join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      ...['build', options.siteDir ?? join(file, '..'), '--config', file, '--out-dir', out],
    ],
    {
      env: {
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: join(dir, 'generated'),
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        NO_UPDATE_NOTIFIER: 'true',
        NODE_ENV: 'production',
        BENCH_PEAK_MEMORY: peakFile,
        ...env,
      },
    },
  );
  const seconds = (performance.now() - started) / 1000;
  return { dir: out, seconds, peakMemory: Number(await readFile(peakFile, 'utf8')) };
}
