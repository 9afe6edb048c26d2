import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { completeLock } from './steps/complete-lock.mjs';
import { fillIntegrity } from './steps/fill-integrity.mjs';
import { lookUpIntegrity } from './steps/look-up-integrity.mjs';
import { root } from './steps/paths.mjs';
import { main } from './steps/run.mjs';

/** Run as a program: adds what npm left out of the lock file; with --integrity also missing hashes. */
await main(async () => {
  const file = join(root, 'package-lock.json');
  const { lock, added } = completeLock(JSON.parse(await readFile(file, 'utf8')));
  await save(lock);
  console.log(
    added.length === 0 ? 'The lock file is complete.' : `Added:\n  ${added.join('\n  ')}`,
  );
  if (!process.argv.includes('--integrity')) return;
  const { lock: pinned, filled, missing } = await fillIntegrity(lock, lookUpIntegrity);
  await save(pinned);
  console.log(`Hashes added: ${filled.length}. Not in this registry: ${missing.length}.`);

  async function save(content) {
    await writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
  }
});
