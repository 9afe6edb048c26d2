import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { wordsOf } from '@portal/search';
import { withoutBase } from '@site/config/base-path';
import { PageSearch } from '@site/src/search/page-search';
import type { ReactNode } from 'react';

/** Words in many addresses, which do not describe what a reader is looking for. */
const common = ['docs', 'html', 'index'];

/** Searches for the words of the address that was not found. */
export default function AddressSearch(): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const path = withoutBase(useLocation().pathname, baseUrl);
  const words = wordsOf(path).filter((word) => !common.includes(word));
  return <PageSearch initialQuery={words.join(' ')} pagesFirst />;
}
