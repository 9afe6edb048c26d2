import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';

/** What the project's documents and settings are compared with. */
export type Repository = {
  /** Every file that is or would be committed. */
  files: readonly string[];
  /** The names of the npm scripts, e.g. "test:sweeps". */
  scripts: readonly string[];
};

export function readText(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

export const manifest = JSON.parse(readText('package.json')) as {
  version: string;
  description: string;
  license: string;
  workspaces: string[];
  scripts: Record<string, string>;
};

export const repository: Repository = {
  files: execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file))),
  scripts: Object.keys(manifest.scripts),
};

/** Whether a path is a file or a folder of the repository. */
export function isInRepository(path: string, { files }: Repository): boolean {
  const plain = path.replace(/^\.\//, '').replace(/\/$/, '');
  return plain === '.' || files.some((file) => file === plain || file.startsWith(`${plain}/`));
}
