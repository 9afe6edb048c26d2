import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { folders, root } from '../bootstrap/paths.mjs';

/** The portal that the engine's own tests run on. */
export function sampleFolder(): string {
  return realpathSync(join(root, 'node_modules/@portal/sample'));
}

/** Whether that is the chosen one. */
export function isSample(): boolean {
  return sampleFolder() === folders.portal;
}
