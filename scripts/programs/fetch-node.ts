import { spawnSync } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { PlainError, run } from '../bootstrap/run.mjs';

/** The oldest supported release, and one of each later line. */
export const nodeVersions = ['20.19.0', '22.23.3', '24.21.0'];

/**
 * The executable of a Node release, downloaded unless it exists already. It comes from the package
 * of this platform, which the npm package `node` would choose with an install script.
 * @param version e.g. "24.21.0"
 * @returns its path
 */
export async function fetchNode(
  version: string,
  {
    folder = join(root, '.cache', 'node-versions', version),
    npm = 'npm',
  }: { folder?: string; npm?: string } = {},
): Promise<string> {
  const isWindows = process.platform === 'win32';
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  const program = join(folder, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node');
  if (isVersion(program, version)) return program;
  // npm would keep the remains of an interrupted download.
  await rm(join(folder, 'node_modules'), { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const args = [
    ...['install', '--prefix', folder, '--no-save', '--ignore-scripts'],
    ...['--no-audit', '--no-fund', '--loglevel=error', `${name}@${version}`],
  ];
  await run(`Downloading Node ${version} into .cache/node-versions (about 50 MB)`, npm, args, {
    cwd: folder,
  });
  if (isVersion(program, version)) return program;
  throw new PlainError(`${name}@${version} does not contain Node ${version}.`);
}

function isVersion(program: string, version: string): boolean {
  return spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout === `v${version}\n`;
}
