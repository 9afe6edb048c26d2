import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './bootstrap/paths.mjs';
import { completeLock, type LockFile } from './lock-file/complete-lock.ts';
import { fillIntegrity } from './lock-file/fill-integrity.ts';
import { lookUpIntegrity } from './lock-file/look-up-integrity.ts';

/** Adds what npm left out of the lock file; with --integrity also missing hashes. */
export async function command(): Promise<void> {
  const file = join(root, 'package-lock.json');
  const { lock, added } = completeLock(JSON.parse(await readFile(file, 'utf8')) as LockFile);
  await save(lock);
  console.log(
    added.length === 0 ? 'The lock file is complete.' : `Added:\n  ${added.join('\n  ')}`,
  );
  if (!process.argv.includes('--integrity')) return;
  const { lock: pinned, filled, missing } = await fillIntegrity(lock, lookUpIntegrity);
  await save(pinned);
  console.log(`Hashes added: ${filled.length}. Not in this registry: ${missing.length}.`);

  async function save(content: LockFile) {
    await writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
  }
}
