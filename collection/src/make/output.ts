import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { digest } from './digest.ts';

const manifest = z.object({
  /** The digest of everything the output was made from. */
  inputs: z.string(),
  /** The digest of every file, by its path. */
  files: z.record(z.string(), z.string()),
});

type Manifest = z.infer<typeof manifest>;

const manifestName = 'manifest.json';

/**
 * The folder of what is made. The manifest is written last and names every file with its digest, so
 * that a broken or half-written result is noticed and made again.
 */
export type Output = {
  /** Whether all is there, unbroken, and made from these inputs. */
  isWhole(inputs: string): boolean;
  /** A file of an earlier run, if it is there and unbroken. */
  kept(path: string): Buffer | undefined;
  write(path: string, data: string | Uint8Array): void;
  /** Keeps a file of an earlier run as part of the result. False if it is not there or broken. */
  keep(path: string): boolean;
  /** Removes what no longer belongs to the result, and writes the manifest. */
  finish(inputs: string): void;
};

export function openOutput(folder: string): Output {
  const before = readManifest(folder);
  const files: Record<string, string> = {};

  function kept(path: string): Buffer | undefined {
    const wanted = before?.files[path];
    if (wanted === undefined) return undefined;
    try {
      const data = readFileSync(join(folder, path));
      return digest(data) === wanted ? data : undefined;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  return {
    isWhole: (inputs) =>
      before?.inputs === inputs &&
      Object.keys(before.files).every((path) => kept(path) !== undefined),
    kept,
    write(path, data) {
      const wanted = digest(data);
      const isThere = before?.files[path] === wanted && kept(path) !== undefined;
      if (!isThere) writeWhole(join(folder, path), data);
      files[path] = wanted;
    },
    keep(path) {
      const known = before?.files[path];
      if (known === undefined || kept(path) === undefined) return false;
      files[path] = known;
      return true;
    },
    finish(inputs) {
      for (const path of listFiles(folder)) {
        if (!(path in files)) rmSync(join(folder, path));
      }
      const sorted = Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));
      writeWhole(join(folder, manifestName), JSON.stringify({ inputs, files: sorted }));
    },
  };
}

function readManifest(folder: string): Manifest | undefined {
  try {
    return manifest.parse(JSON.parse(readFileSync(join(folder, manifestName), 'utf8')));
  } catch {
    // None, or not whole: then all is made again.
    return undefined;
  }
}

/** Nobody ever sees half a file: it gets its name when it is complete. */
function writeWhole(path: string, data: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.part`, data);
  renameSync(`${path}.part`, path);
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
