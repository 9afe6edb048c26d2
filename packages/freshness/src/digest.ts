import { createHash } from 'node:crypto';

/** One digest over several parts. */
export function digest(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part;
    // Includes the length: 'ab' and 'c' must differ from 'a' and 'bc'.
    hash.update(`${bytes.byteLength}\n`).update(bytes);
  }
  return hash.digest('hex');
}
