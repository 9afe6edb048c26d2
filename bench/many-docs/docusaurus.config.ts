import { createSiteConfig } from '../../site/config/create-site-config.ts';
import { future } from '../../site/config/future.ts';
import { provider } from '../../site/provider.ts';

const docs = '@docusaurus/plugin-content-docs';
const { plugins = [], ...config } = createSiteConfig(provider);

/** The portal with the docs of another folder, which the bench names. */
export default {
  ...config,
  // What is timed is a first build.
  future: { ...future, faster: { ...future.faster, rspackPersistentCache: false } },
  // In a copy, links between neighbours that name no folder lead to the copy of another.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  plugins: plugins.map((plugin) =>
    Array.isArray(plugin) && plugin[0] === docs
      ? [docs, { ...plugin[1], path: process.env.BENCH_DOCS, sidebarPath: undefined }]
      : plugin,
  ),
};
