import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { loadApis } from '@portal/contract/node';
import { recordsFor, slimApi } from '@portal/sandbox/worker';
import { bundleForBrowsers } from './bundle-for-browsers.mjs';
import { root, sandboxFolders } from './paths.mjs';

const { apis: apisDir, collection } = sandboxFolders;
const folders = ['records', 'books', 'alto', 'pictures'];
// Stands in for the digest until the script, which the digest covers, is written.
const placeholder = 'digest-of-this-build';
const scriptName = 'sandbox-worker.js';

/** Run as a program: puts the sandbox for browsers, script and data, into the folder it is given. */
await buildSandboxWorker(process.argv[2] ?? '');

async function buildSandboxWorker(outDir) {
  const script = await bundleScript();
  const digest = await digestOf(script);
  const dataDir = join(outDir, 'sandbox-data', digest);
  await mkdir(dataDir, { recursive: true });
  for (const folder of folders) {
    await cp(join(collection, folder), join(dataDir, folder), { recursive: true });
  }
  await writeFile(join(outDir, scriptName), script.replaceAll(placeholder, digest));
  await printSizes(script);
}

async function bundleScript() {
  const apis = (await loadApis(apisDir)).map(slimApi);
  const [script] = await bundleForBrowsers({
    entryPoints: [join(root, 'packages/sandbox/src/worker/service-worker.ts')],
    define: {
      SANDBOX_APIS: JSON.stringify(apis),
      SANDBOX_BUILD: JSON.stringify(placeholder),
    },
  });
  return script.text;
}

/** Over the script and every file it may fetch: one changed byte gives all of them new addresses. */
async function digestOf(script) {
  const { files } = JSON.parse(await readFile(join(collection, 'manifest.json'), 'utf8'));
  const hash = createHash('sha256').update(script);
  const used = Object.keys(files).filter((name) => folders.includes(name.split('/')[0]));
  for (const name of used.sort()) hash.update(`\n${name} ${files[name]}`);
  return hash.digest('hex').slice(0, 16);
}

/** What a reader waits for, as a host that compresses with brotli sends it. */
async function printSizes(script) {
  const scriptSize = await brotliSize(Buffer.from(script));
  console.log(`  ${scriptName}: ${kilobytes(scriptSize)}`);
  for (const [need, names] of Object.entries(recordsFor).filter(([, list]) => list.length > 0)) {
    const sizes = names.map(async (name) =>
      brotliSize(await readFile(join(collection, 'records', `${name}.json`))),
    );
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, scriptSize);
    console.log(`  to the first answer with ${need}: ${kilobytes(total)}`);
  }
}

async function brotliSize(bytes) {
  // A lower effort than a host's own: quick, and never too hopeful.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 22 };
  return (await promisify(brotliCompress)(bytes, { params })).length;
}

function kilobytes(bytes) {
  return `${Math.round(bytes / 1000)} kB`;
}
