import { useLocation } from '@docusaurus/router';
import type { PagePlan } from '@portal/reference/plugin';
import { usePortal } from '@site/src/docs-components/use-portal';
import { PageFeedback } from '@site/src/page-feedback/page-feedback';
import { webApi } from '@site/src/structured-data/json-ld';
import { StructuredData } from '@site/src/structured-data/structured-data';
import ReferencePage from '@theme-original/ReferencePage';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Adds structured data about an API for search engines, and asks whether its page helped. */
export default function ReferencePageWithData({ page }: { page: PagePlan }): ReactNode {
  const portal = usePortal();
  const { pathname } = useLocation();
  return (
    <>
      <StructuredData thing={webApi(page, portal)} />
      <ReferencePage page={page}>
        {portal.feedbackUrl && (
          <div className={styles.feedback}>
            <PageFeedback title={page.title} path={pathname} />
          </div>
        )}
      </ReferencePage>
    </>
  );
}
