import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { folders, portalName } from './paths.mjs';

/** All tutorials by their path below the root, e.g. "portals/museum/docs/examples/a.mdx" */
export async function listTutorials() {
  const folder = join(folders.portal, 'docs', 'examples');
  const names = existsSync(folder) ? await readdir(folder) : [];
  return names
    .filter((name) => name.endsWith('.mdx') && name !== 'index.mdx')
    .sort()
    .map((name) => `portals/${portalName}/docs/examples/${name}`);
}
