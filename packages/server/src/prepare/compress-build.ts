import { hash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaTypeOf } from '../rules/media-types.ts';
import type { BuiltFile } from './build-manifest.ts';
import { compressFile, removeCompressedCopies } from './compress-file.ts';
import { listBuildFiles } from './list-build-files.ts';
import { mapLimited } from './map-limited.ts';

/** The compressed files, with the hash of their content. */
export type CompressedFiles = ReadonlyMap<string, Pick<BuiltFile, 'hash' | 'encodings'>>;

/** Inside a build, between the two steps. */
const recordName = '.compressed.json';

// Compression uses its own threads; more of them than cores would only take memory.
export const concurrency = 2;

export function contentHash(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'base64url').slice(0, 22);
}

/**
 * Compresses the files that a build has so far, while other steps add more. `prepareBuild` uses the
 * copies of files that are still the same.
 */
export async function compressBuild(dir: string): Promise<void> {
  const files = await removeCompressedCopies(dir, await listBuildFiles(dir));
  const known = new Set(files);
  const wanted = files.filter((file) => mediaTypeOf(file).compressible && !known.has(`${file}.gz`));
  const compressed = await mapLimited(wanted, concurrency, async (file) => {
    const bytes = await readFile(join(dir, file));
    const encodings = await compressFile(dir, file, bytes);
    return [file, { hash: contentHash(bytes), encodings }] as const;
  });
  await writeFile(join(dir, recordName), JSON.stringify(compressed));
}

/** The files that `compressBuild` compressed; deletes its record. */
export async function takeCompressedFiles(dir: string): Promise<CompressedFiles> {
  const record = join(dir, recordName);
  try {
    return new Map(JSON.parse(await readFile(record, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Map();
    throw error;
  } finally {
    await rm(record, { force: true });
  }
}
