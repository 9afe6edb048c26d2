import { useLocation } from '@docusaurus/router';
import { type ReactNode, useEffect } from 'react';

/** A navbar item that shows nothing, and fails on one page, in the browser only. */
export function FailsOnOnePage({ page }: { page: string }): ReactNode {
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname === page) throw new Error('The bell is broken.');
  }, [pathname, page]);
  return null;
}
