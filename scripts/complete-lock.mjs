import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { completeLock } from './steps/complete-lock.mjs';
import { root } from './steps/paths.mjs';

const file = join(root, 'package-lock.json');
const { lock, added } = completeLock(JSON.parse(await readFile(file, 'utf8')));
await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(added.length === 0 ? 'The lock file is complete.' : `Added:\n  ${added.join('\n  ')}`);
