import { lazy, type ReactNode, Suspense } from 'react';
import type { PageBoxProps } from './page-box';

const PageBox = lazy(() => import('./page-box'));

/** The search as a part of a page. It needs scripting, so the page says itself what to do without. */
export function PageSearch(props: PageBoxProps): ReactNode {
  return (
    <search>
      <Suspense fallback={null}>
        <PageBox {...props} />
      </Suspense>
    </search>
  );
}
