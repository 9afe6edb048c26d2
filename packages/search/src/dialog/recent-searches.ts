const key = 'recent-searches';
const most = 6;

export type RecentSearches = {
  read(): string[];
  add(query: string): void;
  clear(): void;
};

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Searches that led to a result. A browser that stores nothing for a site has none. */
export function createRecentSearches(store: () => Store = () => localStorage): RecentSearches {
  const read = (): string[] => {
    try {
      const kept: unknown = JSON.parse(store().getItem(key) ?? '[]');
      const list = Array.isArray(kept) ? kept : [];
      return list.filter((one) => typeof one === 'string' && one.trim() !== '').slice(0, most);
    } catch {
      return [];
    }
  };
  const write = (list: readonly string[]): void => {
    try {
      if (list.length === 0) store().removeItem(key);
      else store().setItem(key, JSON.stringify(list));
    } catch {
      // Storage is full or forbidden.
    }
  };
  return {
    read,
    add(query) {
      const text = query.trim().slice(0, 100);
      if (text !== '') write([text, ...read().filter((one) => one !== text)].slice(0, most));
    },
    clear: () => write([]),
  };
}
