import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { buildIndex } from '@portal/search/node';
import { allRecords } from '@portal/search/records';
import { readSearchSource } from '../../site/config/search-source.ts';
import { folders, root } from '../bootstrap/paths.mjs';
import { portal } from '../portal/portal.ts';
import { bundleForBrowsers } from './bundle-for-browsers.ts';
import { openPart, partInputs } from './made-parts.ts';

// A placeholder for the digest until the script, which the digest covers, is written.
const placeholder = 'digest-of-this-index';

/**
 * Writes the index, and the worker that reads it, into a static folder of the site. Descriptions that
 * are `isChecked` are not looked through for problems.
 */
export async function makeSearch({ isChecked = false } = {}) {
  const inputs = partInputs('search');
  const records = allRecords(await readSearchSource(portal, folders.portal, { isChecked }));
  const files = buildIndex(records);
  const script = await bundleWorker();
  const digest = digestOf(script, files);
  const made = openPart('search');
  for (const { path, content } of files) made.write(`search-data/${digest}/${path}`, content);
  // Last, when everything it will fetch is there.
  made.write('search-worker.js', script.replaceAll(placeholder, digest));
  made.finish(inputs);
  return { records: records.length, files: files.length };
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
