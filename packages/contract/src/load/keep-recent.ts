type Recent<Value extends object> = (
  key: string | undefined,
  make: () => Promise<Value>,
  mayKeep: (value: Value) => boolean,
) => Promise<Value>;

/**
 * Keeps the last few results, for callers that ask for the same one again or at the same time. They
 * share it, so it is frozen. Without a key, and after a failure, nothing is kept.
 */
export function keepRecent<Value extends object>(most: number): Recent<Value> {
  const kept = new Map<string, Promise<Value>>();
  return async (key, make, mayKeep) => {
    if (key === undefined) return make();
    const known = kept.get(key);
    const value = known ?? make();
    kept.delete(key);
    kept.set(key, value);
    for (const oldest of kept.keys()) if (kept.size > most) kept.delete(oldest);
    try {
      const made = await value;
      if (!mayKeep(made)) kept.delete(key);
      else if (!known) deepFreeze(made);
      return made;
    } catch (error) {
      kept.delete(key);
      throw error;
    }
  };
}

function deepFreeze(value: object): void {
  Object.freeze(value);
  for (const inner of Object.values(value)) {
    if (typeof inner === 'object' && inner !== null && !Object.isFrozen(inner)) deepFreeze(inner);
  }
}
