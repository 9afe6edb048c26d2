import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { portalFolders } from '../../packages/portal/src/folders.mjs';
import { portalName } from '../bootstrap/paths.mjs';
import { runStep } from '../site-build/run-step.ts';

/** A portal whose sandbox has no records of its own needs none. */
export function hasCollection(portal = portalName): boolean {
  return existsSync(join(portalFolders(portal).portal, 'collection'));
}

/** Makes a portal's collection, or updates what has changed. */
export async function makeCollection(portal = portalName): Promise<void> {
  if (hasCollection(portal)) await runStep('collection', { portal });
}
