import '../../tokens.css';

import { HtmlClassNameProvider, PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { ReferencePage } from '../../page/reference-page.tsx';
import { keyOf } from '../../pages/page-key.ts';
import type { PagePlan } from '../../plugin/plan-page.ts';

export default function ReferencePageInSite({ page }: { page: PagePlan }): ReactNode {
  return (
    <HtmlClassNameProvider className="reference-page">
      <Layout>
        <PageMetadata title={page.title} description={page.description} />
        <ReferencePage key={keyOf(page)} page={page} />
      </Layout>
    </HtmlClassNameProvider>
  );
}
