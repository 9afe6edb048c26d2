import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { folders, root } from '../bootstrap/paths.mjs';

/** Whether the chosen portal is the one that the engine's own tests run on. */
export function isSample(): boolean {
  return realpathSync(join(root, 'node_modules/@portal/sample')) === folders.portal;
}
