type Fetch = (address: string) => Promise<Response>;

/** Keeps every good answer in memory: what was fetched once needs no network again. */
export function createKeptFetch(fetch: Fetch): Fetch {
  const kept = new Map<string, Promise<Response>>();
  return async (address) => {
    const fetching = kept.get(address) ?? fetch(address);
    kept.set(address, fetching);
    try {
      const response = await fetching;
      if (!response.ok) kept.delete(address);
      return response.clone();
    } catch (error) {
      kept.delete(address);
      throw error;
    }
  };
}
