import { execFile } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const run = promisify(execFile);
const shell = process.platform === 'win32';

/**
 * Installs packed packages in a folder, as anybody would: without our lock file, and in whatever versions of
 * other packages the registry has.
 * @param archives the folder of the archives
 * @param dependencies what else the project has
 * @param type of its scripts; the code that Docusaurus generates needs a project without one
 */
export async function installPacked(
  project: string,
  archives: string,
  dependencies: Record<string, string> = {},
  type?: 'module',
): Promise<void> {
  const manifest = { name: 'project', private: true, type, dependencies };
  await writeFile(join(project, 'package.json'), JSON.stringify(manifest, null, 2));
  const names = await readdir(archives);
  const files = names.filter((name) => name.endsWith('.tgz')).map((name) => join(archives, name));
  const options = ['--ignore-scripts', '--no-audit', '--no-fund'];
  await run('npm', ['install', ...options, ...files], { cwd: project, shell });
}
