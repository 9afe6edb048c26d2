import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import entrances from '@generated/page-list/default/entrances.json';
import { WithoutScript } from '@site/src/search/without-script';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import { lazy, type ReactNode, Suspense } from 'react';
import styles from './styles.module.css';

const AddressSearch = lazy(() => import('@site/src/not-found/address-search'));

/**
 * Every page of the docs may turn out not to exist, so this is part of its script, and small. The
 * search comes last and only in the browser, so that nothing moves when it appears.
 */
export default function NotFoundContent({ className }: Props): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <main className={clsx('narrow-page', styles.page, className)}>
      <Heading as="h1">Page Not Found</Heading>
      <p>There is no page at this address. Start from one of these, or search.</p>
      <ul className={styles.entrances}>
        {entrances.map(({ path, title }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
      <WithoutScript />
      {isBrowser && (
        <Suspense>
          <AddressSearch />
        </Suspense>
      )}
    </main>
  );
}
