/**
 * Computes something once for each description it is given. Descriptions do not change while in use,
 * and a service needs the same facts about them for every request.
 */
export function memoize<Key extends object, Value>(
  workOut: (key: Key) => Value,
): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    let found = known.get(key);
    if (!found) {
      found = { value: workOut(key) };
      known.set(key, found);
    }
    return found.value;
  };
}
