import { createHash } from 'node:crypto';

/**
 * One digest over several parts.
 * @param {...(string | Uint8Array)} parts
 * @returns {string}
 */
export function digest(...parts) {
  const hash = createHash('sha256');
  for (const part of parts) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part;
    // Includes the length: 'ab' and 'c' must differ from 'a' and 'bc'.
    hash.update(`${bytes.byteLength}\n`).update(bytes);
  }
  return hash.digest('hex');
}
