import type { Props } from '@theme/NotFound/Content';
import { lazy, type ReactNode, Suspense } from 'react';

const NotFound = lazy(() => import('@site/src/not-found/not-found'));

/** Every page of the docs could say that it is not found; what it would say comes only then. */
export default function NotFoundContent(props: Props): ReactNode {
  return (
    <Suspense fallback={<main />}>
      <NotFound {...props} />
    </Suspense>
  );
}
