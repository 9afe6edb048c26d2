import Link from '@docusaurus/Link';
import { SearchIcon } from '@site/src/shell/search-icon';
import type { ReactNode } from 'react';

/** The navbar's search slot: it leads to the search page, so it also works without scripting. */
export default function SearchBar(): ReactNode {
  return (
    <Link to="/search" className="search-slot">
      <SearchIcon />
      <span>Search</span>
    </Link>
  );
}
