import { createHash } from 'node:crypto';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { loadApis } from '@portal/contract/node';
import { leftOutLinks, servicesByName } from '@portal/sandbox';
import { dataOf, recordsFor, slimApi } from '@portal/sandbox/worker';
import { bundleForBrowsers } from './bundle-for-browsers.mjs';
import { root, sandboxFolders } from './paths.mjs';

const { apis: apisDir, collection } = sandboxFolders;
// Stands in for the digest until the script, which the digest covers, is written.
const placeholder = 'digest-of-this-build';
const scriptName = 'sandbox-worker.js';

/** Run as a program: puts the sandbox for browsers, script and data, into the folder it is given. */
await buildSandboxWorker(process.argv[2] ?? '');

async function buildSandboxWorker(outDir) {
  const apis = await loadApis(apisDir);
  const services = servicesByName(apis);
  const used = new Set(Object.values(services));
  const data = dataOf(used);
  const message = leftOutLinks(used);
  if (message !== undefined) console.warn(message);
  const script = await bundleScript(apis.map(slimApi), services);
  const paths = [...data.records.map((name) => `records/${name}.json`), ...data.folders];
  const digest = await digestOf(script, paths);
  const dataDir = join(outDir, 'sandbox-data', digest);
  for (const path of paths) {
    await cp(join(collection, path), join(dataDir, path), { recursive: true });
  }
  await writeFile(join(outDir, scriptName), script.replaceAll(placeholder, digest));
  await printSizes(script, data.needs);
}

async function bundleScript(apis, services) {
  const [script] = await bundleForBrowsers({
    entryPoints: [join(root, 'packages/sandbox/src/worker/service-worker.ts')],
    define: {
      SANDBOX_APIS: JSON.stringify(apis),
      SANDBOX_SERVICES: JSON.stringify(services),
      SANDBOX_BUILD: JSON.stringify(placeholder),
    },
  });
  return script.text;
}

/** Over the script and every file it may fetch: one changed byte gives all of them new addresses. */
async function digestOf(script, paths) {
  const { files } = JSON.parse(await readFile(join(collection, 'manifest.json'), 'utf8'));
  const hash = createHash('sha256').update(script);
  const used = Object.keys(files).filter((name) =>
    paths.some((path) => name === path || name.startsWith(`${path}/`)),
  );
  for (const name of used.sort()) hash.update(`\n${name} ${files[name]}`);
  return hash.digest('hex').slice(0, 16);
}

/** What a reader waits for, as a host that compresses with brotli sends it. */
async function printSizes(script, needs) {
  const scriptSize = await brotliSize(Buffer.from(script));
  console.log(`  ${scriptName}: ${kilobytes(scriptSize)}`);
  for (const need of needs.filter((one) => recordsFor[one].length > 0)) {
    const sizes = recordsFor[need].map(async (name) =>
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
