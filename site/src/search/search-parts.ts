import siteConfig from '@generated/docusaurus.config';
import {
  createRecentSearches,
  createSearchClient,
  SearchBox,
  SearchDialog,
} from '@portal/search/dialog';

export { SearchBox, SearchDialog };

const { baseUrl } = siteConfig;

// In the live preview the index follows edits, but a worker keeps the one it has loaded.
const freshFor = process.env.NODE_ENV === 'development' ? 1000 : Number.POSITIVE_INFINITY;

/** Once for all pages: the worker starts with the first letter typed and stays until the tab closes. */
export const client = createSearchClient(() => new Worker(`${baseUrl}search-worker.js`), {
  freshFor,
});
export const recent = createRecentSearches();

export function pageOf(query: string): string {
  const page = `${baseUrl}search`;
  return query === '' ? page : `${page}?q=${encodeURIComponent(query)}`;
}
