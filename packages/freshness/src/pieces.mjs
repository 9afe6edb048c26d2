import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isBeingWritten, unlessMissing, writeWhole } from './write-whole.mjs';

const digestLength = 64;

/**
 * Results by item, each in a file named after its key: the digest of everything it was made from. A file
 * begins with the digest of its contents, so that a damaged one counts as missing.
 * @param {string} folder e.g. ".cache/tutorials"
 */
export function openPieces(folder) {
  /** @type {Set<string>} */
  const used = new Set();

  /** @param {string} key */
  function pathOf(key) {
    if (!/^[\w-]+$/.test(key)) throw new Error(`"${key}" is not a key: pass what digest() returns`);
    return join(folder, key);
  }

  return {
    /**
     * @param {string} key
     * @returns {Buffer | undefined}
     */
    find(key) {
      const file = unlessMissing(() => readFileSync(pathOf(key)));
      const data = file?.subarray(digestLength);
      if (!file || !data) return undefined;
      if (file.toString('latin1', 0, digestLength) !== hash('sha256', data)) return undefined;
      used.add(key);
      return data;
    },

    /**
     * @param {string} key
     * @param {string | Uint8Array} data
     */
    keep(key, data) {
      const bytes = Buffer.from(data);
      writeWhole(pathOf(key), Buffer.concat([Buffer.from(hash('sha256', bytes)), bytes]));
      used.add(key);
    },

    /** Removes what was neither found nor kept since these pieces were opened. */
    prune() {
      mkdirSync(folder, { recursive: true });
      for (const name of readdirSync(folder)) {
        if (used.has(name) || isBeingWritten(name)) continue;
        rmSync(join(folder, name), { recursive: true, force: true });
      }
    },
  };
}
