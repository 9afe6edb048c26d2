import useIsBrowser from '@docusaurus/useIsBrowser';
import type { ReactNode } from 'react';

/** Screen readers learn the keys from the link itself. */
export function ShortcutKeys(): ReactNode {
  const isApple = useIsBrowser() && /Mac|iPhone|iPad/.test(navigator.platform);
  return (
    <span className="search-keys" aria-hidden="true">
      {isApple ? '⌘ K' : 'Ctrl K'}
    </span>
  );
}
