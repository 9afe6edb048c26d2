import '@portal/ui/tokens.css';
import '../../tokens.css';

import { useHistory, useLocation } from '@docusaurus/router';
import { HtmlClassNameProvider, PageMetadata } from '@docusaurus/theme-common';
import { StaticArticle } from '@reference/article';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { docusaurusSite } from '../../page/docusaurus-site.ts';
import { ReferencePage } from '../../page/reference-page.tsx';
import { keyOf } from '../../pages/page-key.ts';
import type { PagePlan } from '../../plugin/plan-page.ts';

type Props = {
  page: PagePlan;
  /** What a site adds below the article */
  children?: ReactNode;
};

export default function ReferencePageInSite({ page, children }: Props): ReactNode {
  const host = { router: useHistory(), place: useLocation(), site: docusaurusSite };
  return (
    <HtmlClassNameProvider className="reference-page">
      <Layout>
        <PageMetadata title={page.title} description={page.description} />
        <ReferencePage
          key={keyOf(page)}
          {...{ page, host }}
          article={(onReady) => <StaticArticle page={page} onReady={onReady} />}
        >
          {children}
        </ReferencePage>
      </Layout>
    </HtmlClassNameProvider>
  );
}
