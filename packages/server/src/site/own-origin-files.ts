import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { unzipSync, zipSync } from 'fflate';
import type { BuiltFile } from '../prepare/build-manifest.ts';
import { contentHash } from '../prepare/compress-build.ts';
import { immutableFolders } from '../rules/caching.ts';
import { apiCatalogFile } from '../rules/media-types.ts';
import type { FileInMemory } from './file-response.ts';
import { chooseEncoding } from './negotiation.ts';
import { withOrigin } from './own-origin.ts';

const toGzip = promisify(gzip);

// A third of the usual work, for copies a tenth larger.
const cheapLevel = 3;

/** Downloads for people and programs. Sitemaps and feeds, for search engines, stay as built. */
const takenAway = /\.(md|txt|ya?ml|json|http|ipynb|py|R|svg|zip)$/;

/** The bytes with the address replaced, including in the files of an archive. */
function rewrite(file: string, bytes: Uint8Array, address: string, origin: string): Uint8Array {
  if (!file.endsWith('.zip')) {
    // One character per byte, so that everything else in the file stays the same.
    const text = Buffer.from(bytes).toString('latin1');
    return Buffer.from(withOrigin(text, address, origin), 'latin1');
  }
  const entries = Object.entries(unzipSync(bytes)).map(([path, content]) => [
    path,
    rewrite(path, content, address, origin),
  ]);
  // With the same date as in the built archive: the same bytes for the same files.
  return zipSync(Object.fromEntries(entries), { mtime: new Date(1980, 0, 1) });
}

/** Whether a file of the build is a download that contains the address the site was built for. */
export function namesAddress(file: string, bytes: Uint8Array, address: string): boolean {
  if (file !== apiCatalogFile && !takenAway.test(file)) return false;
  if (file === 'robots.txt' || immutableFolders.some((folder) => file.startsWith(`${folder}/`))) {
    return false;
  }
  const texts = file.endsWith('.zip') ? Object.values(unzipSync(bytes)) : [bytes];
  return texts.some((text) => Buffer.from(text).includes(address));
}

/**
 * The file with the origin of the request instead of the address that the site was built for, so that a
 * download from any host refers to that host. It is created for each request: a site on the origin it
 * was built for never needs it, and what is not cached needs no limit.
 */
export async function withOwnOrigin(
  dir: string,
  built: BuiltFile,
  request: Request,
  address: string | undefined,
): Promise<BuiltFile | FileInMemory> {
  const { origin } = new URL(request.url);
  if (address === undefined || !built.namesAddress || origin === new URL(address).origin) {
    return built;
  }
  const identity = rewrite(built.file, await readFile(join(dir, built.file)), address, origin);
  const packs = built.encodings.gzip !== undefined && acceptsGzip(request);
  const gzip = packs ? await toGzip(identity, { level: cheapLevel }) : undefined;
  return {
    ...built,
    size: identity.length,
    hash: contentHash(identity),
    encodings: gzip === undefined ? {} : { gzip: gzip.length },
    copies: { identity, ...(gzip && { gzip }) },
  };
}

function acceptsGzip({ headers }: Request): boolean {
  return chooseEncoding(headers.get('accept-encoding'), ['gzip']) === 'gzip';
}
