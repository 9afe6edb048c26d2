import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../scripts/steps/paths.mjs';
import { run } from '../../scripts/steps/run.mjs';

/** A real description of a code host: 1,039 operations and 906 schemas in 11 MB of JSON. */
export const largeDescription = join(
  root,
  'node_modules/@octokit/openapi/generated/ghes-3.19.json',
);

/**
 * Builds a site of one reference page, `/api/large`, from nothing.
 * @param {string} dir for everything that is made
 * @returns {Promise<{ dir: string, seconds: number }>}
 */
export async function buildLargeSite(dir) {
  const [apis, out] = [join(dir, 'apis'), join(dir, 'build')];
  await mkdir(apis, { recursive: true });
  await copyFile(largeDescription, join(apis, 'large.json'));
  const started = performance.now();
  await run(
    'Building a reference page of 1,039 operations',
    process.execPath,
    [
      join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      ...['build', join(root, 'bench/large-site'), '--out-dir', out],
    ],
    {
      env: {
        BENCH_APIS: apis,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: join(dir, 'generated'),
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        NO_UPDATE_NOTIFIER: 'true',
        NODE_ENV: 'production',
      },
    },
  );
  return { dir: out, seconds: (performance.now() - started) / 1000 };
}
