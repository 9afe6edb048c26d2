import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { searchPage } from '@site/config/component-pages';
import { PageFinder } from '@site/src/page-finder/page-finder';
import { PageLinks } from '@site/src/page-finder/page-links';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

export default function SearchPage(): ReactNode {
  const isBrowser = useIsBrowser();
  const words = new URLSearchParams(useLocation().search).get('q') ?? '';
  return (
    <Layout title={searchPage.title} description={searchPage.description}>
      <main className="narrow-page">
        <Heading as="h1">Search</Heading>
        {/* The query is known in the browser only, so the field starts anew there. */}
        <PageFinder
          key={String(isBrowser)}
          initialQuery={isBrowser ? words : ''}
          fallback={(pages) => <PageLinks pages={pages} />}
        />
      </main>
    </Layout>
  );
}
