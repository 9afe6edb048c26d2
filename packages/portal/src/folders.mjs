import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Plain JavaScript: the commands need these before anything is installed.

export const root = fileURLToPath(new URL('../../../', import.meta.url)).replace(/[\\/]$/, '');

/**
 * The portal that a command works on: `--portal NAME`, else the variable PORTAL, else the one that
 * package.json names.
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} env
 */
export function chosenPortal(args = process.argv.slice(2), env = process.env) {
  const at = args.findIndex((arg) => /^--portal(=|$)/.test(arg));
  const given = at < 0 ? undefined : (args[at]?.split('=')[1] ?? args[at + 1] ?? '');
  const { portal } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return given ?? (env.PORTAL || portal);
}

/**
 * Where a portal's sources are, and what is made of them.
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

/** @param {string} name */
export function isPortal(name) {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) && existsSync(join(portalFolders(name).portal, 'portal.ts'));
}
