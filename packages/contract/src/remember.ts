/**
 * Works a thing out once for each description it is asked about. Descriptions do not change while
 * they are used, and a service asks the same of them with every request.
 */
export function remember<Key extends object, Value>(
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
