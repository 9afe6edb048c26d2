import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './paths.mjs';

/** What a command prints when started with these variables. */
function buildDirWith(env: Record<string, string>): string {
  const program =
    "import('./scripts/bootstrap/paths.mjs').then((paths) => console.log(paths.buildDir))";
  const { BUILD_DIR: _, PORTAL: __, ...others } = process.env;
  const options = { cwd: root, env: { ...others, ...env }, encoding: 'utf8' } as const;
  return execFileSync(process.execPath, ['-e', program], options).trim();
}

it.each([
  ['the portal’s own folder', { PORTAL: 'harbour' }, join(root, 'site/build/harbour')],
  [
    'another folder below the root',
    { PORTAL: 'harbour', BUILD_DIR: 'site/build/harbour-elsewhere' },
    join(root, 'site/build/harbour-elsewhere'),
  ],
  ['any folder', { PORTAL: 'harbour', BUILD_DIR: '/srv/harbour' }, '/srv/harbour'],
])('a build is in %s', (_, env, folder) => {
  expect(buildDirWith(env)).toBe(folder);
});
