import siteConfig from '@generated/docusaurus.config';
import {
  createRecentSearches,
  createSearchClient,
  type PopularPage,
  SearchBox,
  SearchDialog,
} from '@portal/search/dialog';
import { ownStorage } from '@site/src/shell/own-storage';
import { searchWorker } from './search-worker';

export { SearchBox, SearchDialog };

const { baseUrl, themeConfig } = siteConfig;

// In the live preview the index follows edits, but a worker keeps the one it has loaded.
const freshFor = process.env.NODE_ENV === 'development' ? 1000 : Number.POSITIVE_INFINITY;

/** Once for all pages: the worker starts when a search is opened and stays until the tab closes. */
export const client = createSearchClient(searchWorker.take, { freshFor });
export const recent = createRecentSearches(() => ownStorage(baseUrl));

export function pageOf(query: string): string {
  const page = `${baseUrl}search`;
  return query === '' ? page : `${page}?q=${encodeURIComponent(query)}`;
}

type FooterLinks = { links: { items: { label: string; to?: string }[] }[] };

/** The pages that the footer lists first: that is where a portal names what most readers want. */
export const popular: PopularPage[] = (
  (themeConfig as { footer?: FooterLinks }).footer?.links[0]?.items ?? []
).flatMap(({ label, to }) =>
  to === undefined ? [] : [{ title: label, address: `${baseUrl}${to.slice(1)}` }],
);
