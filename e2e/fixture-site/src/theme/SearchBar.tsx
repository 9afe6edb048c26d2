import type { ReactNode } from 'react';

/** Something to find in the search slot, whatever the site itself puts there. */
export default function SearchBar(): ReactNode {
  return <input type="search" aria-label="Search the fixture" />;
}
