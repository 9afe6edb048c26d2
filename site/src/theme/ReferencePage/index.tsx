import type { PagePlan } from '@portal/reference/plugin';
import { usePortal } from '@site/src/docs-components/use-portal';
import { StructuredData } from '@site/src/structured-data/structured-data';
import { webApi } from '@site/src/structured-data/things';
import ReferencePage from '@theme-original/ReferencePage';
import type { ReactNode } from 'react';

/** Adds what search engines want to know of an API. */
export default function ReferencePageWithData({ page }: { page: PagePlan }): ReactNode {
  return (
    <>
      <StructuredData thing={webApi(page, usePortal())} />
      <ReferencePage page={page} />
    </>
  );
}
