import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { isPlainClick } from '@portal/ui/modifier-keys';
import { ShortcutKeys, useSearchKeys } from '@site/src/search/search-keys';
import { searchWorker } from '@site/src/search/search-worker';
import { useNavigate } from '@site/src/search/use-navigate';
import { SearchIcon } from '@site/src/shell/search-icon';
import { showNotice } from '@site/src/shell/show-notice';
import { type MouseEvent, type ReactNode, useCallback, useRef, useState } from 'react';

type Parts = typeof import('@site/src/search/search-parts');

function loadParts(): Promise<Parts> {
  searchWorker.start();
  return import('@site/src/search/search-parts');
}

/**
 * The navbar's search slot. It is a link to the search page, which works before and without
 * scripting; with scripting it opens the dialog instead.
 */
export default function SearchBar(): ReactNode {
  const [opened, setOpened] = useState<{ parts: Parts; turn: number }>();
  const turns = useRef(0);
  const navigate = useNavigate();
  const page = useBaseUrl('/search');
  const closeNotice = useRef<() => void>(undefined);

  const open = useCallback(
    function open(): void {
      closeNotice.current?.();
      const show = (parts: Parts) => {
        turns.current += 1;
        setOpened({ parts, turn: turns.current });
      };
      loadParts().then(show, () => {
        closeNotice.current = showNotice({
          words: 'Search could not be loaded. Check your connection and try again.',
          actions: [{ label: 'Try again', act: open }],
          link: { label: 'Search in a new tab', href: page },
        });
      });
    },
    [page],
  );
  useSearchKeys(open);

  /** A reader who points at the slot is about to search. */
  function warm(): void {
    // Opening it tries again, and reports a failure.
    loadParts().catch(() => undefined);
  }

  function onClick(event: MouseEvent): void {
    if (!isPlainClick(event)) return;
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
        onPointerEnter={warm}
        onFocus={warm}
      >
        <SearchIcon />
        <span>Search</span>
        <ShortcutKeys />
        <noscript>
          <span>(needs scripting)</span>
        </noscript>
      </Link>
      {opened && (
        <opened.parts.SearchDialog
          key={opened.turn}
          client={opened.parts.client}
          recent={opened.parts.recent}
          popular={opened.parts.popular}
          pageOf={opened.parts.pageOf}
          navigate={navigate}
          // A browser reports this a little later, when the next one may be open.
          onClose={() => setOpened((now) => (now === opened ? undefined : now))}
        />
      )}
    </>
  );
}
