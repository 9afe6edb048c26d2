import { future } from '../../site/config/future.ts';

/** The classic theme as it comes, with one page of a heading and a sentence. */
export default {
  title: 'The floor',
  url: 'https://floor.example',
  baseUrl: '/',
  trailingSlash: false,
  // What is measured is a first build.
  future: { ...future, faster: { ...future.faster, rspackPersistentCache: false } },
  plugins: [['@docusaurus/plugin-content-pages', { path: 'pages' }]],
  themes: ['@docusaurus/theme-classic'],
  themeConfig: { navbar: { title: 'The floor' } },
};
