import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useNavigate } from '@site/src/search/use-navigate';
import { useSearchKeys } from '@site/src/search/use-search-keys';
import { SearchIcon } from '@site/src/shell/search-icon';
import { showNotice } from '@site/src/shell/show-notice';
import { type MouseEvent, type ReactNode, useCallback, useState } from 'react';

type Parts = typeof import('@site/src/search/search-parts');

const loadParts = (): Promise<Parts> => import('@site/src/search/search-parts');

/**
 * The navbar's search slot. It is a link to the search page, which works before and without
 * scripting; where scripting runs it opens the dialog instead.
 */
export default function SearchBar(): ReactNode {
  const [parts, setParts] = useState<Parts>();
  const navigate = useNavigate();
  const page = useBaseUrl('/search');

  const open = useCallback(
    function open(): void {
      loadParts().then(setParts, () =>
        showNotice({
          words: 'Search could not be loaded. Check your connection and try again.',
          actions: [{ label: 'Try again', act: open }],
          link: { label: 'Search in a new tab', href: page },
        }),
      );
    },
    [page],
  );
  useSearchKeys(open);

  function onClick(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  }

  return (
    <>
      <Link
        to={page}
        className="search-slot"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={onClick}
      >
        <SearchIcon />
        <span>Search</span>
        <noscript>
          <span>(needs scripting)</span>
        </noscript>
      </Link>
      {parts && (
        <parts.SearchDialog
          client={parts.client}
          recent={parts.recent}
          pageOf={parts.pageOf}
          navigate={navigate}
          onClose={() => setParts(undefined)}
        />
      )}
    </>
  );
}
