/** Keeps what was made last, up to a number of bytes. */
export type ByteCache = {
  get(key: string): Uint8Array | undefined;
  set(key: string, value: Uint8Array): Uint8Array;
};

export function createByteCache(limit: number): ByteCache {
  const entries = new Map<string, Uint8Array>();
  let size = 0;

  function drop(key: string): void {
    size -= entries.get(key)?.length ?? 0;
    entries.delete(key);
  }

  return {
    get(key) {
      const value = entries.get(key);
      if (!value) return undefined;
      // What was asked for again goes to the end of the line.
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set(key, value) {
      drop(key);
      if (value.length > limit) return value;
      entries.set(key, value);
      size += value.length;
      for (const oldest of entries.keys()) {
        if (size <= limit) break;
        drop(oldest);
      }
      return value;
    },
  };
}
