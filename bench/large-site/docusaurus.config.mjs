import { fileURLToPath } from 'node:url';
import { chosenPortal, portalFolders } from '../../packages/portal/src/folders.mjs';
import { future } from '../../site/config/future.ts';
import withoutUnusedScriptPlugin from '../../site/plugins/without-unused-script.ts';

const site = fileURLToPath(new URL('../../site', import.meta.url));

/** One reference page and nothing else; the folder of its description comes from the bench. */
export default {
  title: 'Large description',
  url: 'https://large.example',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  // What is timed is a first build.
  future: { ...future, faster: { ...future.faster, rspackPersistentCache: false } },
  plugins: [
    '@docusaurus/plugin-css-cascade-layers',
    [
      '@portal/reference/plugin',
      { apisDir: process.env.BENCH_APIS, routeBase: 'api', servers: {} },
    ],
    () => withoutUnusedScriptPlugin({ siteDir: site }),
  ],
  themes: [
    [
      '@docusaurus/theme-classic',
      {
        customCss: [
          `${site}/src/css/tokens.css`,
          `${portalFolders(chosenPortal()).generated}/brand/brand.css`,
          `${site}/src/css/index.css`,
        ],
      },
    ],
  ],
  themeConfig: { navbar: { title: 'Large description' } },
};
