import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Provider } from '@site/config/check-provider';

export function useProvider(): Provider {
  return useDocusaurusContext().siteConfig.customFields?.provider as Provider;
}
