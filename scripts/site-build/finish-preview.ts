import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { folders } from '../bootstrap/paths.mjs';
import { prepare } from './prepare.ts';
import { replaceFolder } from './replace-folder.ts';
import { writePagesAsMarkdown } from './write-markdown.ts';

/** What the site is put together from. Only a portal with a sandbox has one for browsers. */
const parts = ['pages', 'search', 'sandbox-worker']
  .map((name) => join(folders.build, name))
  .filter((folder) => existsSync(folder));

/** Run as a program: puts the site together for a look on this machine. */
await replaceFolder(folders.preview, async (next) => {
  for (const part of parts) await cp(part, next, { recursive: true });
  await writePagesAsMarkdown(next);
  await prepare(next, { isCompressed: false });
});
