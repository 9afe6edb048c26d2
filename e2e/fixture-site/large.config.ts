import type { Config } from '@docusaurus/types';
import { future } from '../../site/config/future.ts';

/** The reference of one large API, below a path. */
const config: Config = {
  title: 'Large fixture',
  url: 'https://fixture.example',
  baseUrl: '/developers/',
  trailingSlash: false,
  // The bar links to a home page, which does not exist.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  future: { ...future, faster: { ...future.faster, rspackPersistentCache: false } },
  plugins: [
    [
      '@portal/reference/plugin',
      {
        apis: [{ id: 'palace', file: process.env.FIXTURE_DESCRIPTION }],
        routeBase: 'api',
        servers: { palace: [{ baseUrl: 'https://api.example.org', description: 'Live.' }] },
        transports: './large-transports.ts',
        splitAbove: 50,
      },
    ],
  ],
  themes: ['@docusaurus/theme-classic'],
  themeConfig: { navbar: { title: 'Large fixture' } },
};

export default config;
