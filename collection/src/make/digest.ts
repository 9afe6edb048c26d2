import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

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

/** One digest over a module and all that it imports by relative paths, however far away. */
export function digestModule(entry: string): string {
  const sources = new Map<string, string>();
  const waiting = [resolve(entry)];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (sources.has(file)) continue;
    const text = readFileSync(file, 'utf8');
    sources.set(file, text);
    for (const [, target = ''] of text.matchAll(/from '(\.[^']*)'/g)) {
      waiting.push(resolve(dirname(file), target));
    }
  }
  const sorted = [...sources].sort(([a], [b]) => (a < b ? -1 : 1));
  return digest(...sorted.map(([, text]) => text));
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
