/** Keeps what was made last, up to a size. */
export type Recent<Value> = {
  get(key: string): Value | undefined;
  set(key: string, value: Value): Value;
};

/** `sizeOf` measures what is kept in the unit of the limit, e.g. bytes. */
export function createRecent<Value>(
  limit: number,
  sizeOf: (value: Value) => number,
): Recent<Value> {
  const entries = new Map<string, Value>();
  let size = 0;

  function drop(key: string): void {
    const value = entries.get(key);
    if (value === undefined) return;
    size -= sizeOf(value);
    entries.delete(key);
  }

  return {
    get(key) {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      // What was asked for again goes to the end of the line.
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set(key, value) {
      drop(key);
      if (sizeOf(value) > limit) return value;
      entries.set(key, value);
      size += sizeOf(value);
      for (const oldest of entries.keys()) {
        if (size <= limit) break;
        drop(oldest);
      }
      return value;
    },
  };
}
