import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { Config } from '@docusaurus/types';
import { type Announcement, checkProvider } from './check-provider';
import { footer } from './footer';
import { future } from './future';
import { highlightCode } from './highlight-code';
import { navbar } from './navbar';
import { redirects } from './routes';

/** The whole Docusaurus configuration for one provider. */
export function createSiteConfig(value: unknown): Config {
  const provider = checkProvider(value);
  const highlight = highlightCode(provider);
  // One for all of Docusaurus's processors: each would load every language.
  const remarkPlugins = [() => highlight];
  const themeConfig: UserThemeConfig = {
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
    ...(provider.announcement && { announcementBar: announcementBar(provider.announcement) }),
    docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
    navbar: navbar(provider),
    footer: footer(provider),
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    // Code is coloured at build time; the colours of Prism would go to every page's script.
    prism: { theme: { plain: {}, styles: [] } },
  };

  return {
    title: `${provider.shortName} Developers`,
    tagline: 'Make something new with our collections',
    url: provider.siteUrl,
    baseUrl: '/',
    trailingSlash: false,
    favicon: 'plates/favicon.svg',
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'throw',
    i18n: { defaultLocale: 'en', locales: ['en'], localeConfigs: { en: { htmlLang: 'en-GB' } } },
    markdown: { hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' } },
    future,
    customFields: { provider },
    staticDirectories: [
      'static',
      '.generated/files',
      '.generated/cells-worker',
      '.generated/search',
      '.generated/tutorials/static',
    ],
    clientModules: [
      './src/client/canonical-address.ts',
      './src/client/failed-page-load.ts',
      './src/client/follow-loaded-links.ts',
      './src/client/load-pages-when-wanted.ts',
      './src/client/own-origin.ts',
      './src/client/sandbox-links.ts',
    ],
    headTags: [
      { tagName: 'link', attributes: { rel: 'manifest', href: '/manifest.webmanifest' } },
      { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: '/icons/180.png' } },
      { tagName: 'meta', attributes: { name: 'theme-color', content: '#007868' } },
    ],
    plugins: [
      '@docusaurus/plugin-css-cascade-layers',
      [
        '@docusaurus/plugin-content-docs',
        {
          path: '../docs',
          routeBasePath: 'docs',
          sidebarPath: './sidebars.ts',
          beforeDefaultRemarkPlugins: remarkPlugins,
        },
      ],
      ['@docusaurus/plugin-content-pages', { beforeDefaultRemarkPlugins: remarkPlugins }],
      ['@docusaurus/plugin-sitemap', { changefreq: null, priority: null }],
      ['@docusaurus/plugin-client-redirects', { redirects: redirects(provider) }],
      './plugins/dev-sandbox.ts',
      './plugins/few-chunks.ts',
      './plugins/generated-files/index.ts',
      './plugins/page-list.ts',
      './plugins/reference.ts',
      './plugins/tutorials.ts',
      './plugins/without-unused-script.ts',
    ],
    themes: [['@docusaurus/theme-classic', { customCss: ['./src/css/index.css'] }]],
    themeConfig,
  };
}

function announcementBar({ id, html, closeable }: Announcement) {
  return {
    id,
    content: html,
    isCloseable: closeable,
    backgroundColor: 'var(--portal-accent-wash)',
    textColor: 'var(--portal-ink)',
  };
}
