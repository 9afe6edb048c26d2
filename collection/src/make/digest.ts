import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export function digest(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

const ignored = new Set(['node_modules', '.generated']);

/** One digest over the names and contents of the files in some folders, tests left out. */
export function digestFolders(folders: readonly string[]): string {
  const parts = folders.flatMap((folder) =>
    listFiles(folder).flatMap((file) => [relative(folder, file), readFileSync(file)]),
  );
  return digest(...parts);
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !ignored.has(name) && !/\.test\.ts$/.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? listFiles(path) : [path];
    });
}
