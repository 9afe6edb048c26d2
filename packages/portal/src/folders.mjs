import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
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
 * The folders of a portal's sources and of what is made from them. `BUILD_DIR` names another folder for
 * what is made for the chosen portal, e.g. with PORTAL_URL for another address.
 * @param {string} name
 * @param {Record<string, string | undefined>} env
 */
export function portalFolders(name, env = process.env) {
  const elsewhere = env.BUILD_DIR && name === chosenPortal([], env) ? env.BUILD_DIR : undefined;
  const build = elsewhere ? resolve(root, elsewhere) : join(root, 'build', name);
  return {
    /** Its sources */
    portal: join(root, 'portals', name),
    /** Everything that is made for it */
    build,
    /** Its made collection, which its sandbox answers from */
    collection: join(build, 'collection'),
    /** Its site, complete and compressed, to be published */
    site: join(build, 'site'),
    /** Its site for a look on this machine, without compressed copies */
    preview: join(build, 'preview'),
    /** Results that are kept item by item, under the digests of their inputs */
    cache: join(root, '.cache', name),
  };
}
