import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../../scripts/bootstrap/run.mjs';

export const peersDir = join(dirname(dirname(fileURLToPath(import.meta.url))), '.peers');

/**
 * Installs the measuring tools and the peers into a separate folder, so that nobody who only builds
 * or tests the portal has to fetch them.
 * @param peers exact versions by name
 */
export async function installPeers(peers: Readonly<Record<string, string>>): Promise<void> {
  const missing = Object.entries(peers).filter(([name, version]) => foundVersion(name) !== version);
  if (missing.length === 0) return;
  await run('Installing the peers (a minute the first time)', 'npm', [
    // Saved, since npm removes extraneous packages: the peers of one bench must outlive another's.
    ...['install', '--prefix', peersDir, '--no-package-lock', '--save-exact', '--no-audit'],
    ...['--no-fund', '--loglevel=error', ...Object.entries(peers).map((peer) => peer.join('@'))],
  ]);
}

function foundVersion(name: string): string | undefined {
  const file = join(peersDir, 'node_modules', name, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
}

export const requirePeer = createRequire(join(peersDir, 'package.json'));
