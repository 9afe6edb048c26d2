import type { Config } from '@docusaurus/types';
import { future } from '../../site/config/future.ts';
import { rightByDefault } from '../../site/config/navigation/right-by-default.ts';
import { brokenItem } from './broken-items.ts';
import { navbarItems } from './navbar-items.ts';
import { siteTheme } from './site-theme.ts';

const variant = process.env.FIXTURE_VARIANT;

const config: Config = {
  title: 'Fixture',
  url: 'https://fixture.example',
  baseUrl: '/',
  trailingSlash: false,
  // The site's overrides may link to pages that only the site has.
  onBrokenLinks: 'ignore',
  i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
  // Builds run in parallel, and must not read each other's results.
  future: { ...future, faster: { ...future.faster, rspackPersistentCache: false } },
  plugins: [
    [
      '@docusaurus/plugin-content-docs',
      {
        sidebarPath: './sidebars.ts',
        lastVersion: 'current',
        versions: { current: { label: '2.0' } },
      },
    ],
    '@docusaurus/plugin-content-pages',
    [
      '@portal/reference/plugin',
      {
        apisDir: './apis',
        routeBase: 'api',
        servers: { loans: [{ baseUrl: 'https://loans.example.org', description: 'Live.' }] },
        transports: './src/reference/transports.ts',
      },
    ],
  ],
  themes: [
    [
      '@docusaurus/theme-classic',
      { customCss: ['../../site/src/css/tokens.css', '../../site/src/css/base.css'] },
    ],
    siteTheme,
  ],
  themeConfig: {
    announcementBar: {
      id: 'stocktaking',
      content: 'Closed on Friday for stocktaking.',
      isCloseable: false,
    },
    navbar: {
      title: 'Fixture',
      items: rightByDefault(variant ? [brokenItem(variant)] : navbarItems),
    },
    footer: {
      links: [
        { label: 'Introduction', to: '/docs/intro' },
        { label: 'Borrowing', to: '/docs/borrowing' },
        { html: '<span>Shelved by hand</span>' },
      ],
    },
  },
};

export default config;
