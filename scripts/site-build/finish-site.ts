import { cp } from 'node:fs/promises';
import { compressBuild } from '../../packages/server/src/index.ts';
import { folders } from '../bootstrap/paths.mjs';
import { main } from '../bootstrap/run.mjs';
import { prepare } from './prepare.ts';
import { replaceFolder } from './replace-folder.ts';
import { reportLinks } from './report-links.ts';

/** Run as a program: makes the site to publish from the one for a look. */
await main(() =>
  replaceFolder(folders.site, async (next) => {
    await cp(folders.preview, next, { recursive: true });
    // Compressing has its own threads.
    await Promise.all([compressBuild(next), reportLinks(folders.preview)]);
    await prepare(next, { isCompressed: true });
  }),
);
