import { LRUCache } from 'lru-cache';

/**
 * The overhead of an entry besides its key and value: the cache's own bookkeeping, and the objects
 * around the value. Measured, and rounded up.
 */
const entryBytes = 1000;

/** Keeps the most recently used entries, up to a total size of keys and values in bytes. */
export function createSizedCache<Value extends object>(
  maxSize: number,
  bytesOf: (value: Value) => number,
): LRUCache<string, Value> {
  return new LRUCache({
    maxSize,
    sizeCalculation: (value, key) => entryBytes + textBytes(key) + Math.ceil(bytesOf(value)),
  });
}

/** Two bytes per character, although text in Latin letters takes half of that. */
export function textBytes(text: string): number {
  return 2 * text.length;
}
