import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../bootstrap/paths.mjs';
import { published } from './published.ts';

export const run = promisify(execFile);
const shell = process.platform === 'win32';

async function manifestOf(folder: string) {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
}

/** The versions that the workspace pins, so that somebody else's release changes no result. */
async function pinned(): Promise<Record<string, string>> {
  const manifests = await Promise.all(
    published.map(({ folder }) => manifestOf(join(root, 'packages', folder))),
  );
  const all = manifests.flatMap(({ dependencies = {} }) => Object.entries<string>(dependencies));
  return Object.fromEntries(all.filter(([name]) => !name.startsWith('@portal/')));
}

/**
 * Installs packed packages in a folder, as anybody would.
 * @param archives the folder of the archives
 * @param dependencies what else the project has
 * @param type of its scripts; the code that Docusaurus generates needs a project without one
 */
export async function installPacked(
  project: string,
  archives: string,
  dependencies: Record<string, string>,
  type?: 'module',
): Promise<void> {
  const files = (await readdir(archives)).filter((file) => file.endsWith('.tgz'));
  const own = files.map((file) => [
    file.replace(/^portal-(.*)-\d+\.\d+\.\d+.*$/, '@portal/$1'),
    `file:${join(archives, file)}`,
  ]);
  const others = Object.entries(await pinned()).filter(([name]) => !(name in dependencies));
  const manifest = {
    name: 'project',
    private: true,
    type,
    dependencies: { ...dependencies, ...Object.fromEntries(own) },
    overrides: Object.fromEntries(others),
  };
  await writeFile(join(project, 'package.json'), JSON.stringify(manifest, null, 2));
  const options = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  await run('npm', ['install', ...options], { cwd: project, shell });
}
