import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const siteDir = join(root, 'site');
export const buildDir = join(siteDir, 'build');

/** What the sandbox answers from. */
export const sandboxFolders = {
  apis: join(root, 'apis'),
  collection: join(root, 'collection', '.generated'),
};
