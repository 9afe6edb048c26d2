import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The names of all portals in a folder: those of its folders that contain a portal.ts. */
export function findPortals(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'portal.ts')))
    .sort();
}
