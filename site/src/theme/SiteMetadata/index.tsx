import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { markdownPath } from '@portal/markdown/path';
import { belowBase, withoutBase } from '@site/config/base-path';
import { pagesWithoutMarkdown } from '@site/config/navigation/component-pages';
import { socialCardPath } from '@site/config/navigation/social-card-path';
import SiteMetadata from '@theme-original/SiteMetadata';
import type { ReactNode } from 'react';

/**
 * Adds each page's own social card and its Markdown. The link to the Markdown is only in the static
 * page: a page that is not found has none.
 */
export default function PortalSiteMetadata(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const { url, baseUrl } = siteConfig;
  const path = withoutBase(pathname, baseUrl);
  const card = url + belowBase(socialCardPath(path), baseUrl);
  return (
    <>
      <Head>
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={siteConfig.title} />
        <meta property="og:image" content={card} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta name="twitter:image" content={card} />
        {!ExecutionEnvironment.canUseDOM && !pagesWithoutMarkdown.includes(path) && (
          <link rel="alternate" type="text/markdown" href={markdownPath(pathname, baseUrl)} />
        )}
      </Head>
      <SiteMetadata />
    </>
  );
}
