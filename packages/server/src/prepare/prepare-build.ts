import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headersFile } from '../hosts/headers-file.ts';
import { nginxFiles, nginxFolder } from '../hosts/nginx-files.ts';
import { immutableFolders } from '../rules/caching.ts';
import {
  type AllowedOrigins,
  contentSecurityPolicy,
  inlineScriptHashes,
  workerPolicy,
} from '../rules/content-security-policy.ts';
import { mediaTypeOf } from '../rules/media-types.ts';
import { securityHeaders } from '../rules/security-headers.ts';
import { namesAddress } from '../site/own-origin-files.ts';
import { type BuildManifest, type BuiltFile, manifestName } from './build-manifest.ts';
import {
  type CompressedFiles,
  concurrency,
  contentHash,
  takeCompressedFiles,
} from './compress-build.ts';
import { compressFile, removeCompressedCopies, removeCopiesOf } from './compress-file.ts';
import { listBuildFiles } from './list-build-files.ts';
import { mapLimited } from './map-limited.ts';
import { refreshTarget } from './meta-refresh.ts';
import { planBuild } from './plan-build.ts';

export type PrepareOptions = AllowedOrigins & {
  /** The beginning of every path of the site, e.g. `/developers/`; the root of the host by default. */
  basePath?: string;
  /**
   * Where the site is published, e.g. `https://developers.example.org`. A server on another origin
   * replaces it in downloads; if it has a path, only below that.
   */
  address?: string;
  /** Worker scripts that may evaluate code, e.g. `cells-worker.js`; pages never may. */
  evaluatingWorkers?: readonly string[];
  /** Worker scripts that may compile WebAssembly and nothing else, e.g. `python-worker.js`. */
  wasmWorkers?: readonly string[];
  /** Set to false for local use, where compressing takes longer than sending files uncompressed. */
  isCompressed?: boolean;
};

async function readPage(dir: string, file: string) {
  const html = await readFile(join(dir, file), 'utf8');
  return { file, refreshTo: refreshTarget(html), scriptHashes: inlineScriptHashes(html) };
}

async function prepareFile(
  dir: string,
  file: string,
  {
    compress,
    compressed,
    address,
  }: { compress: boolean; compressed: CompressedFiles; address: string | undefined },
): Promise<BuiltFile> {
  const bytes = await readFile(join(dir, file));
  const { contentType, compressible } = mediaTypeOf(file);
  const hash = contentHash(bytes);
  const before = compressed.get(file);
  const isKnown = before?.hash === hash;
  if (before && !isKnown) await removeCopiesOf(dir, file);
  const compressNow = async () =>
    compress && compressible ? await compressFile(dir, file, bytes) : {};
  return {
    file,
    size: bytes.length,
    mediaType: contentType,
    hash,
    encodings: isKnown ? before.encodings : await compressNow(),
    immutable: immutableFolders.some((folder) => file.startsWith(`${folder}/`)),
    ...(address !== undefined && namesAddress(file, bytes, address) && { namesAddress: true }),
  };
}

async function writeManifest(dir: string, manifest: BuildManifest): Promise<void> {
  const path = join(dir, manifestName);
  await writeFile(`${path}.partial`, `${JSON.stringify(manifest, null, 1)}\n`);
  await rename(`${path}.partial`, path);
}

/** For other hosts, so that they respond as this server does. */
async function writeHostFiles(dir: string, manifest: BuildManifest): Promise<void> {
  const security = securityHeaders(manifest.contentSecurityPolicy);
  await writeFile(join(dir, '_headers'), headersFile(security, manifest));
  await mkdir(join(dir, nginxFolder), { recursive: true });
  for (const [name, text] of Object.entries(nginxFiles(manifest))) {
    await writeFile(join(dir, nginxFolder, name), text);
  }
}

/** Prepares a static build for serving. The manifest is removed first and written last, so an
 * interrupted run leaves no build that looks complete. */
export async function prepareBuild(
  dir: string,
  {
    basePath = '/',
    address,
    connectOrigins = [],
    pictureOrigins = [],
    evaluatingWorkers = [],
    wasmWorkers = [],
    isCompressed = true,
  }: PrepareOptions = {},
): Promise<BuildManifest> {
  await rm(join(dir, manifestName), { force: true });
  const compressed = await takeCompressedFiles(dir);
  const found = await listBuildFiles(dir);
  const files = await removeCompressedCopies(
    dir,
    found,
    (file) => compressed.has(file) && found.includes(file),
  );
  const html = files.filter((file) => file.endsWith('.html'));
  const pages = await mapLimited(html, concurrency, (file) => readPage(dir, file));
  const plan = planBuild(files, pages, basePath);
  const missing = [...evaluatingWorkers, ...wasmWorkers].find((file) => !files.includes(file));
  if (missing !== undefined) throw new Error(`${missing} is not in this build.`);
  const policy = contentSecurityPolicy(
    pages.flatMap(({ scriptHashes }) => scriptHashes),
    { connectOrigins, pictureOrigins },
  );
  const workerPolicies = new Map([
    ...evaluatingWorkers.map(
      (file) => [file, workerPolicy("'unsafe-eval'", connectOrigins)] as const,
    ),
    ...wasmWorkers.map(
      (file) => [file, workerPolicy("'wasm-unsafe-eval'", connectOrigins)] as const,
    ),
  ]);

  const known = new Set(files);
  const prepare = (file: string) =>
    prepareFile(dir, file, {
      compress: isCompressed && !known.has(`${file}.gz`),
      compressed,
      address,
    });
  const served = await mapLimited([...plan.served], concurrency, async ([path, file]) => {
    const own = workerPolicies.get(file);
    const prepared = await prepare(file);
    return [
      path,
      own === undefined ? prepared : { ...prepared, contentSecurityPolicy: own },
    ] as const;
  });
  const manifest: BuildManifest = {
    version: 1,
    basePath,
    ...(address !== undefined && { address }),
    contentSecurityPolicy: policy,
    redirects: plan.redirects,
    notFound: plan.notFound === undefined ? null : await prepare(plan.notFound),
    files: Object.fromEntries(served),
  };
  await writeHostFiles(dir, manifest);
  await writeManifest(dir, manifest);
  return manifest;
}
