import '@portal/ui/tokens.css';
import '../../tokens.css';

import { HtmlClassNameProvider, PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { ReferencePage } from '../../page/reference-page.tsx';
import { keyOf } from '../../pages/page-key.ts';
import type { PagePlan } from '../../plugin/plan-page.ts';

type Props = {
  page: PagePlan;
  /** What a site adds below the article */
  children?: ReactNode;
};

export default function ReferencePageInSite({ page, children }: Props): ReactNode {
  return (
    <HtmlClassNameProvider className="reference-page">
      <Layout>
        <PageMetadata title={page.title} description={page.description} />
        <ReferencePage key={keyOf(page)} page={page}>
          {children}
        </ReferencePage>
      </Layout>
    </HtmlClassNameProvider>
  );
}
