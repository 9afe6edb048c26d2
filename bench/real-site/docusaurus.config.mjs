import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chosenPortal, portalFolders } from '../../packages/portal/src/folders.mjs';
import { future } from '../../site/config/future.ts';
import withoutUnusedScriptPlugin from '../../site/plugins/without-unused-script.ts';

const folder = process.env.BENCH_APIS ?? '';
const site = fileURLToPath(new URL('../../site', import.meta.url));

/** References and nothing else; their descriptions and the way to send requests come from the bench. */
export default {
  title: 'Real descriptions',
  url: 'https://real.example',
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
      {
        apis: readdirSync(folder).map((name) => ({
          id: name.replace(/\.json$/, ''),
          file: join(folder, name),
        })),
        routeBase: 'api',
        servers: {},
        transports: process.env.BENCH_TRANSPORTS,
      },
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
  themeConfig: { navbar: { title: 'Real descriptions' } },
};
