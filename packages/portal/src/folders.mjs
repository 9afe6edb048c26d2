import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Plain JavaScript: the commands need these before anything is installed.

export const root = fileURLToPath(new URL('../../../', import.meta.url)).replace(/[\\/]$/, '');

/**
 * The portal that a command works on: `--portal NAME`, or else the variable PORTAL, or else the one
 * named in package.json.
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} env
 */
export function chosenPortal(args = process.argv, env = process.env) {
  const { portal } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return takePortal([...args]) ?? (env.PORTAL || portal);
}

/**
 * Removes `--portal NAME` from a list of arguments, since no other parser knows it.
 * @param {string[]} args
 * @returns {string | undefined} the name, which is empty if none follows
 */
export function takePortal(args) {
  const at = args.findIndex((arg) => /^--portal(=|$)/.test(arg));
  if (at < 0) return undefined;
  const name = /=(.*)/s.exec(args[at] ?? '')?.[1];
  const taken = args.splice(at, name === undefined ? 2 : 1);
  return name ?? taken[1] ?? '';
}

/**
 * The names of all portals in a folder: those of its folders that contain a portal.ts.
 * @param {string} folder
 */
export function findPortals(folder = join(root, 'portals')) {
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'portal.ts')))
    .sort();
}

/**
 * The folders of a portal's sources and of what is made from them.
 * @param {string} name
 */
export function portalFolders(name) {
  const portal = join(root, 'portals', name);
  const generated = join(root, '.generated', name);
  return {
    /** Its sources */
    portal,
    /** What is made before the site is built */
    generated,
    /** Its made collection, which its sandbox answers from */
    collection: join(generated, 'collection'),
    /** Its site */
    build: join(root, 'site', 'build', name),
    /** Results that are kept by the digests of their inputs */
    cache: join(root, '.cache', name),
  };
}
