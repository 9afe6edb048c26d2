import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { PagePortal } from '@site/config/page-portal';

export function usePortal(): PagePortal {
  return useDocusaurusContext().siteConfig.customFields?.portal as PagePortal;
}
