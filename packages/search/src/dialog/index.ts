export { createRecentSearches, type RecentSearches } from './recent-searches.ts';
export { type PopularPage, SearchBox } from './search-box.tsx';
export { createSearchClient, type SearchClient, type SearchWorker } from './search-client.ts';
export { SearchDialog } from './search-dialog.tsx';
