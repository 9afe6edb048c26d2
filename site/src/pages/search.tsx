import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import pages from '@generated/page-list/default/pages.json';
import { searchPage } from '@site/config/navigation/component-pages';
import { PageLinks } from '@site/src/search/page-links';
import { PageSearch } from '@site/src/search/page-search';
import { WithoutScript } from '@site/src/search/without-script';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

export default function SearchPage(): ReactNode {
  const isBrowser = useIsBrowser();
  const query = new URLSearchParams(useLocation().search).get('q') ?? '';
  return (
    <Layout title={searchPage.title} description={searchPage.description}>
      <main className="narrow-page">
        <Heading as="h1">Search</Heading>
        {/* The query is known in the browser only. */}
        {isBrowser && <PageSearch key={query} initialQuery={query} ownsAddress />}
        <WithoutScript />
        <Heading as="h2">All pages</Heading>
        <PageLinks pages={pages} />
      </main>
    </Layout>
  );
}
