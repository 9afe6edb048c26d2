import {
  createRecentSearches,
  createSearchClient,
  SearchBox,
  SearchDialog,
} from '@portal/search/dialog';

export { SearchBox, SearchDialog };

/** Once for all pages: the worker starts with the first letter typed and stays until the tab closes. */
export const client = createSearchClient(() => new Worker('/search-worker.js'));
export const recent = createRecentSearches();

export function pageOf(query: string): string {
  return query === '' ? '/search' : `/search?q=${encodeURIComponent(query)}`;
}
