import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chosenPortal, portalFolders } from '../../packages/portal/src/folders.mjs';
import { future } from '../../site/config/future.ts';
import withoutUnusedScriptPlugin from '../../site/plugins/without-unused-script.ts';

type Context = Parameters<typeof withoutUnusedScriptPlugin>[0];

const site = fileURLToPath(new URL('../../site', import.meta.url));

const folder = process.env.BENCH_APIS ?? '';

/** A real description contradicts its own examples here and there. */
const apis = readdirSync(folder).map((file) => ({
  id: parse(file).name,
  file: join(folder, file),
  strict: false,
}));

/** The references of the descriptions in a folder, which the bench names, and nothing else. */
export default {
  title: 'Descriptions',
  url: 'https://descriptions.example',
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
      { apis, routeBase: 'api', servers: {}, transports: process.env.BENCH_TRANSPORTS },
    ],
    (context: Context) => withoutUnusedScriptPlugin({ ...context, siteDir: site }),
  ],
  themes: [
    [
      '@docusaurus/theme-classic',
      {
        customCss: [
          `${site}/src/css/tokens.css`,
          `${portalFolders(chosenPortal()).build}/brand/brand.css`,
          `${site}/src/css/index.css`,
        ],
      },
    ],
  ],
  themeConfig: { navbar: { title: 'Descriptions' } },
};
