import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { PageFinder } from '@site/src/page-finder/page-finder';
import { PageLinks } from '@site/src/page-finder/page-links';
import { wordsOf } from '@site/src/page-finder/rank-pages';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import type { ReactNode } from 'react';

const entrances = ['/', '/docs/catalogue', '/docs/examples', '/docs/api'];

/** Offers the pages whose address or title is nearest to the one asked for, and the search field. */
export default function NotFoundContent({ className }: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const words = wordsOf(useLocation().pathname).filter((word) => word !== 'html');
  return (
    <main className={clsx('narrow-page', className)}>
      <Heading as="h1">Page Not Found</Heading>
      <p>Nothing is kept at this address. These pages may be what you were looking for.</p>
      <PageFinder
        key={String(isBrowser)}
        initialQuery={isBrowser ? words.join(' ') : ''}
        fallback={(pages) => (
          <PageLinks pages={pages.filter(({ path }) => entrances.includes(path))} />
        )}
      />
    </main>
  );
}
