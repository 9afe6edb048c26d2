/** An in-memory cache for tests: names, then addresses, then answers. */
export function memoryCaches(full = false) {
  const kept = new Map<string, Response>();
  const open = async () =>
    ({
      match: async (url: string) => kept.get(url)?.clone(),
      async put(url: string, response: Response) {
        if (full) throw new DOMException('There is no room', 'QuotaExceededError');
        kept.set(url, response);
      },
    }) as unknown as Cache;
  return { kept, caches: { open } };
}
