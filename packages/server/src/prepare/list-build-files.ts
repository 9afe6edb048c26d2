import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

// Instructions to a static host, not content.
const hostFiles = new Set(['_headers', '_redirects']);

function isHidden(file: string): boolean {
  return file.split('/').some((segment) => segment.startsWith('.') && segment !== '.well-known');
}

/** Every file of a build that can be requested, sorted, e.g. `docs/iiif.html`. */
export async function listBuildFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !isHidden(file) && !hostFiles.has(file))
    .sort();
}
