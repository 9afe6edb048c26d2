import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import entrances from '@generated/page-list/default/entrances.json';
import pages from '@generated/page-list/default/pages.json';
import { wordsOf } from '@portal/search';
import { withoutBase } from '@site/config/base-path';
import { PageLinks } from '@site/src/search/page-links';
import { PageSearch } from '@site/src/search/page-search';
import { WithoutScript } from '@site/src/search/without-script';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/** Words of many addresses, which say nothing of what is sought. */
const common = ['docs', 'html', 'index'];

/** Offers what fits the words of the address asked for, and the ways in. */
export default function NotFound({ className }: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const path = withoutBase(useLocation().pathname, baseUrl);
  const words = wordsOf(path).filter((word) => !common.includes(word));
  return (
    <main className={clsx('narrow-page', className)}>
      <Heading as="h1">Page Not Found</Heading>
      <p>Nothing is kept at this address. These pages may be what you were looking for.</p>
      {isBrowser && <PageSearch initialQuery={words.join(' ')} pagesFirst />}
      <WithoutScript />
      <Heading as="h2">Ways in</Heading>
      <PageLinks pages={pages.filter((page) => entrances.includes(page.path))} />
    </main>
  );
}
