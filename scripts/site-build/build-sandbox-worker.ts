import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Api } from '@portal/contract';
import { loadApis } from '@portal/contract/node';
import { leftOutLinks } from '@portal/sandbox';
import { dataOf, packRecords, slimApi } from '@portal/sandbox/worker';
import { folders, root } from '../bootstrap/paths.mjs';
import { portal } from '../portal/portal.ts';
import { sandboxOptions } from '../portal/sandbox-options.ts';
import { bundleForBrowsers } from './bundle-for-browsers.ts';

const options = sandboxOptions(portal);
// A portal without a sandbox needs none for browsers.
if (!options) process.exit();
const { apis: files, services, entryPoints, institution, collection, handlers } = options;
// A placeholder for the digest until the script, which the digest covers, is written.
const placeholder = 'digest-of-this-build';
const scriptName = 'sandbox-worker.js';

/** Run as a program: writes the sandbox for browsers, script and data. */
await buildSandboxWorker(join(folders.build, 'sandbox-worker'));

async function buildSandboxWorker(outDir: string): Promise<void> {
  const apis = await loadApis(files, { isChecked: true });
  const used = new Set(Object.values(services));
  const data = dataOf(used);
  const message = leftOutLinks(used);
  if (message !== undefined) console.warn(message);
  const script = await bundleScript(apis);
  const records = await Promise.all(data.records.map(packFile));
  const digest = await digestOf(script, records, data.folders);
  const dataDir = join(outDir, 'sandbox-data', digest);
  for (const { path, text } of records) {
    await mkdir(dirname(join(dataDir, path)), { recursive: true });
    await writeFile(join(dataDir, path), text);
  }
  for (const path of data.folders) {
    await cp(join(collection ?? '', path), join(dataDir, path), { recursive: true });
  }
  await mkdir(outDir, { recursive: true });
  await writeFile(join(outDir, scriptName), script.replaceAll(placeholder, digest));
}

type RecordsFile = { path: string; text: string };

async function packFile(name: string): Promise<RecordsFile> {
  const path = `records/${name}.json`;
  const records = JSON.parse(await readFile(join(collection ?? '', path), 'utf8'));
  return { path, text: JSON.stringify(packRecords(records)) };
}

async function bundleScript(apis: readonly Api[]): Promise<string> {
  const isHandled = ({ id }: Api) => handlers?.apis.includes(id) ?? false;
  const entry = collection === undefined ? 'handlers-worker' : 'service-worker';
  const [script] = await bundleForBrowsers({
    entryPoints: [join(root, `packages/sandbox/src/worker/${entry}.ts`)],
    define: {
      SANDBOX_APIS: JSON.stringify(apis.filter((api) => !isHandled(api)).map(slimApi)),
      SANDBOX_HAS_HANDLERS: String(handlers !== undefined),
      SANDBOX_HANDLED: JSON.stringify(apis.filter(isHandled).map(slimApi)),
      SANDBOX_SERVICES: JSON.stringify(services),
      SANDBOX_ENTRY_POINTS: JSON.stringify(entryPoints),
      SANDBOX_INSTITUTION: JSON.stringify(institution),
      SANDBOX_BUILD: JSON.stringify(placeholder),
    },
    ...(handlers && { alias: { '@portal/sandbox/handlers': handlers.file } }),
  });
  return script?.text ?? '';
}

/** Over the script and every file it may fetch: one changed byte gives all of them new addresses. */
async function digestOf(
  script: string,
  records: readonly RecordsFile[],
  folders: readonly string[],
): Promise<string> {
  const hash = createHash('sha256').update(script);
  for (const { path, text } of records) hash.update(`\n${path}\n${text}`);
  if (collection === undefined) return hash.digest('hex').slice(0, 16);
  const { files } = JSON.parse(await readFile(join(collection, 'manifest.json'), 'utf8'));
  const used = Object.keys(files).filter((name) =>
    folders.some((folder) => name.startsWith(`${folder}/`)),
  );
  for (const name of used.sort()) hash.update(`\n${name} ${files[name]}`);
  return hash.digest('hex').slice(0, 16);
}
