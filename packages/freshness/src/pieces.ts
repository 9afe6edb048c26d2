import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isBeingWritten, unlessMissing, writeWhole } from './write-whole.ts';

export type Pieces = {
  find(key: string): Buffer | undefined;
  keep(key: string, data: string | Uint8Array): void;
  /** Removes what was neither found nor kept since these pieces were opened. */
  prune(): void;
};

const digestLength = 64;

/**
 * Results by item, each in a file named after its key: the digest of everything it was made from. A file
 * begins with the digest of its contents, so that a damaged one counts as missing.
 * @param folder e.g. ".cache/tutorials"
 */
export function openPieces(folder: string): Pieces {
  const used = new Set<string>();

  function pathOf(key: string): string {
    if (!/^[\w-]+$/.test(key)) throw new Error(`"${key}" is not a key: pass what digest() returns`);
    return join(folder, key);
  }

  return {
    find(key) {
      const file = unlessMissing(() => readFileSync(pathOf(key)));
      const data = file?.subarray(digestLength);
      if (!file || !data) return undefined;
      if (file.toString('latin1', 0, digestLength) !== hash('sha256', data)) return undefined;
      used.add(key);
      return data;
    },

    keep(key, data) {
      const bytes = Buffer.from(data);
      writeWhole(pathOf(key), Buffer.concat([Buffer.from(hash('sha256', bytes)), bytes]));
      used.add(key);
    },

    prune() {
      mkdirSync(folder, { recursive: true });
      for (const name of readdirSync(folder)) {
        if (used.has(name) || isBeingWritten(name)) continue;
        rmSync(join(folder, name), { recursive: true, force: true });
      }
    },
  };
}
