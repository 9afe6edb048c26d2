import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';

const scope = '@portal/';

/**
 * The folders of some of our packages and of all that they depend on, below the root.
 * @param names e.g. "site", "search"
 */
export function withDependencies(...names: string[]): string[] {
  const found = new Set(names);
  for (const name of found) {
    const file = join(root, folderOf(name), 'package.json');
    // A package of another language has none.
    if (!existsSync(file)) continue;
    const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8'));
    for (const other of Object.keys(dependencies)) {
      if (other.startsWith(scope)) found.add(other.slice(scope.length));
    }
  }
  return [...found].map(folderOf);
}

function folderOf(name: string): string {
  return name === 'site' ? 'site' : `packages/${name}`;
}
