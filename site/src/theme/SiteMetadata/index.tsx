import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import headingFont from '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2';
import textFont from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';
import { socialCardPath } from '@site/config/social-card-path';
import SiteMetadata from '@theme-original/SiteMetadata';
import type { ReactNode } from 'react';

/**
 * Adds each page's own social card, and asks early for the two fonts every page shows first. The
 * fonts stand in the static page alone: added again in the browser, they would be fetched twice.
 */
export default function PortalSiteMetadata(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const card = siteConfig.url + socialCardPath(useLocation().pathname);
  return (
    <>
      <Head>
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={siteConfig.title} />
        <meta property="og:image" content={card} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta name="twitter:image" content={card} />
        {!ExecutionEnvironment.canUseDOM &&
          [headingFont, textFont].map((font) => (
            <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
          ))}
      </Head>
      <SiteMetadata />
    </>
  );
}
