import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { createSharedTasks, createSizedCache } from '@portal/sandbox/memory';
import { unzipSync, zipSync } from 'fflate';
import type { BuiltFile } from '../prepare/build-manifest.ts';
import { contentHash } from '../prepare/compress-build.ts';
import { immutableFolders } from '../rules/caching.ts';
import { apiCatalogFile } from '../rules/media-types.ts';
import { readWhole } from './build-files.ts';
import type { MadeFile } from './file-response.ts';
import { withOrigin } from './own-origin.ts';

const toGzip = promisify(gzip);

// A third of the usual work, for copies a tenth larger.
const cheapLevel = 3;

/** Downloads for people and programs. Sitemaps and feeds, for search engines, stay as built. */
const takenAway = /\.(md|txt|ya?ml|json|http|ipynb|py|R|sh|ts|svg|zip)$/;

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

/** Bytes of downloads that are kept, so that no archive is packed for each request. */
const mostKept = 16_000_000;

/** Bytes for sizes and hashes of the others: HEAD and conditional requests need no more. */
const mostDescribed = 4_000_000;

type Made = { file: BuiltFile; copies: Awaited<ReturnType<MadeFile['makeCopies']>> };

/**
 * Gives a download the origin of the request instead of the address that the site was built for, so that
 * a download from any host refers to that host.
 */
export function createOwnOriginFiles(
  dir: string,
  address: string | undefined,
): (built: BuiltFile, request: Request) => Promise<BuiltFile | MadeFile> {
  const kept = createSizedCache<Made>(
    mostKept,
    ({ file }) => file.size + (file.encodings.gzip ?? 0),
  );
  const described = createSizedCache<BuiltFile>(mostDescribed, () => 0);
  const share = createSharedTasks<Made>();

  return async (built, { url }) => {
    const { origin } = new URL(url);
    if (address === undefined || !built.namesAddress || origin === new URL(address).origin) {
      return built;
    }
    const key = `${origin} ${built.file}`;
    const make = async (): Promise<Made> => {
      const made = await rewriteFile(dir, built, address, origin);
      kept.set(key, made);
      described.set(key, made.file);
      return made;
    };
    const made = async () => kept.get(key) ?? share(key, make);
    const file = described.get(key) ?? (await made()).file;
    return { ...file, makeCopies: async () => (await made()).copies };
  };
}

async function rewriteFile(
  dir: string,
  built: BuiltFile,
  address: string,
  origin: string,
): Promise<Made> {
  const bytes = await readWhole(join(dir, built.file), built.size);
  const identity = rewrite(built.file, bytes, address, origin);
  const isPacked = built.encodings.gzip !== undefined;
  const gzip = isPacked ? await toGzip(identity, { level: cheapLevel }) : undefined;
  const file = {
    ...built,
    size: identity.length,
    hash: contentHash(identity),
    encodings: gzip === undefined ? {} : { gzip: gzip.length },
  };
  return { file, copies: { identity, ...(gzip && { gzip }) } };
}
