import preloadedFonts from '@brand/preloaded-fonts';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { markdownPath } from '@portal/markdown/path';
import { belowBase, withoutBase } from '@site/config/base-path';
import { socialCardPath } from '@site/config/navigation/social-card-path';
import SiteMetadata from '@theme-original/SiteMetadata';
import type { ReactNode } from 'react';

/**
 * Adds each page's own social card and its Markdown, and preloads the fonts every page shows first.
 * The links to fonts and Markdown are only in the static page: added again in the browser, fonts
 * would be fetched twice, and a page that is not found has no Markdown.
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
        {!ExecutionEnvironment.canUseDOM && path !== '/404.html' && (
          <link rel="alternate" type="text/markdown" href={markdownPath(pathname, baseUrl)} />
        )}
        {!ExecutionEnvironment.canUseDOM &&
          preloadedFonts.map((font) => (
            <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
          ))}
      </Head>
      <SiteMetadata />
    </>
  );
}
