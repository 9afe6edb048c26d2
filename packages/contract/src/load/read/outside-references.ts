/** Whether anything in a document refers to another file, which then has to be bundled. */
export function refersOutside(document: unknown): boolean {
  const waiting = [document];
  // YAML aliases can make a value contain itself.
  const seen = new Set<unknown>();
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === 'object') waiting.push(inner);
      else if (key === '$ref' && typeof inner === 'string' && !inner.startsWith('#')) return true;
    }
  }
  return false;
}
