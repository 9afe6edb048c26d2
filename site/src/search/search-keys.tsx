import useIsBrowser from '@docusaurus/useIsBrowser';
import { type ReactNode, useEffect } from 'react';
import { isSearchKey } from './is-search-key';

export function useSearchKeys(open: () => void): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      open();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
}

/** Screen readers learn the keys from the link itself. */
export function ShortcutKeys(): ReactNode {
  const isApple = useIsBrowser() && /Mac|iPhone|iPad/.test(navigator.platform);
  return (
    <span className="search-keys" aria-hidden="true">
      {isApple ? '⌘ K' : 'Ctrl K'}
    </span>
  );
}
