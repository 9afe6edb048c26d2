import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildIndex } from '@portal/search/node';
import { allRecords } from '@portal/search/records';
import { readSearchSource } from '../../site/config/search-source.ts';
import { folders, root } from '../bootstrap/paths.mjs';
import { portal } from '../portal/portal.ts';
import { bundleForBrowsers } from './bundle-for-browsers.ts';

// A placeholder for the digest until the script, which the digest covers, is written.
const placeholder = 'digest-of-this-index';

const folder = join(folders.build, 'search');

/** Run as a program: writes the index, and the worker that reads it, into a static folder of the site. */
const source = await readSearchSource(portal, folders.portal, { isChecked: true });
const records = allRecords(source);
const files = buildIndex(records);
const script = await bundleWorker();
const digest = digestOf(script, files);
for (const { path, content } of files) await write(`search-data/${digest}/${path}`, content);
// Now that everything it will fetch is there.
await write('search-worker.js', script.replaceAll(placeholder, digest));
for (const old of await readdir(join(folder, 'search-data'))) {
  if (old !== digest) await rm(join(folder, 'search-data', old), { recursive: true });
}
console.log(`  ${records.length} records in ${files.length} files`);

async function write(path: string, content: string | Uint8Array): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

async function bundleWorker(): Promise<string> {
  const [script] = await bundleForBrowsers({
    entryPoints: [join(root, 'packages/search/src/worker/search-worker.ts')],
    define: { SEARCH_BUILD: JSON.stringify(placeholder) },
  });
  return script?.text ?? '';
}

/** Over the script and every file it may fetch: one changed byte gives all of them new addresses. */
function digestOf(text: string, list: ReturnType<typeof buildIndex>): string {
  const hash = createHash('sha256').update(text);
  for (const { path, content } of list) hash.update(`\n${path}\n`).update(content);
  return hash.digest('hex').slice(0, 16);
}
