import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** All tutorials by their path below the root, e.g. "docs/examples/exploring-collections-apis.mdx" */
export async function listTutorials() {
  const names = await readdir(join(root, 'docs', 'examples'));
  return names
    .filter((name) => name.endsWith('.mdx') && name !== 'index.mdx')
    .sort()
    .map((name) => `docs/examples/${name}`);
}
