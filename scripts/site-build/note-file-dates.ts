import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileDates } from '../../site/config/file-dates.ts';
import { folders } from '../bootstrap/paths.mjs';
import { main } from '../bootstrap/run.mjs';

/**
 * Run as a program: writes when each guide was last updated, so that a commit makes the pages stale even
 * though it changes no file.
 */
await main(async () => {
  const docs = join(folders.portal, 'docs');
  const dates = fileDates(folders.portal);
  const lines: string[] = [];
  for (const path of (await readdir(docs, { recursive: true })).sort()) {
    const info = await dates.getFileLastUpdateInfo(join(docs, path));
    if (info) lines.push(`${new Date(info.timestamp).toISOString()} ${path}\n`);
  }
  const file = join(folders.build, 'dates/guides.txt');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, lines.join(''));
});
