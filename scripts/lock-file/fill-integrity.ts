import type { LockFile } from './complete-lock.ts';

const atOnce = 8;

/**
 * Adds missing content hashes to the entries of a lock file, as far as the registry has them.
 * Nothing else changes, so a second run finds nothing to do.
 * @returns with e.g.
 * "a-linux-x64@1.0.0"
 */
export async function fillIntegrity(
  lock: LockFile,
  lookUp: (name: string, version: string) => Promise<string | undefined>,
): Promise<{ lock: LockFile; filled: string[]; missing: string[] }> {
  const packages = { ...lock.packages };
  const filled: string[] = [];
  const missing: string[] = [];
  const fill = async (path: string) => {
    const { version = '', ...entry } = packages[path] ?? {};
    const name = entry.name ?? nameOf(path);
    const integrity = await lookUp(name, version);
    (integrity ? filled : missing).push(`${name}@${version}`);
    if (integrity) packages[path] = { version, integrity, ...entry };
  };
  const waiting = pathsWithoutIntegrity(lock);
  while (waiting.length > 0) await Promise.all(waiting.splice(0, atOnce).map(fill));
  return { lock: { ...lock, packages }, filled: filled.sort(), missing: missing.sort() };
}

export function pathsWithoutIntegrity({ packages }: LockFile): string[] {
  return Object.entries(packages)
    .filter(([path, { link, integrity }]) => path.includes('node_modules/') && !link && !integrity)
    .map(([path]) => path);
}

/** e.g. "packages/a/node_modules/@b/c" -> "@b/c" */
export function nameOf(path: string): string {
  return path.replace(/^.*node_modules\//, '');
}
