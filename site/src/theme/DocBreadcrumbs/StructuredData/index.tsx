import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { canonicalPath } from '@portal/server/canonical-path';
import type { Props } from '@theme/DocBreadcrumbs/StructuredData';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import type { ReactNode } from 'react';

/** Gives search engines addresses that are not redirected: those of routes may end in a slash. */
export default function CanonicalBreadcrumbs({ breadcrumbs }: Props): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const canonical = breadcrumbs.map((one) =>
    one.href === undefined ? one : { ...one, href: canonicalPath(one.href, baseUrl) },
  );
  return <StructuredData breadcrumbs={canonical} />;
}
