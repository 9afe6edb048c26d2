import { LRUCache } from 'lru-cache';

/**
 * What an entry takes besides its key and its value: its places in the lists of the cache, and the
 * objects that hold the value together. Measured, and rounded up.
 */
const entryBytes = 1000;

/** Keeps what was used last, up to a number of bytes for keys and values together. */
export function createSizedCache<Value extends object>(
  maxSize: number,
  bytesOf: (value: Value) => number,
): LRUCache<string, Value> {
  return new LRUCache({
    maxSize,
    sizeCalculation: (value, key) => entryBytes + textBytes(key) + Math.ceil(bytesOf(value)),
  });
}

/** Two for each character, although text in Latin letters takes half of that. */
export function textBytes(text: string): number {
  return 2 * text.length;
}
