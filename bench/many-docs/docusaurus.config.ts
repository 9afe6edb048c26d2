import { fileURLToPath } from 'node:url';
import { createSiteConfig } from '../../site/config/create-site-config.ts';
import { future } from '../../site/config/future.ts';
import { provider } from '../../site/provider.ts';

const docs = '@docusaurus/plugin-content-docs';
const site = new URL('../../site/', import.meta.url);
const { plugins = [], ...config } = createSiteConfig(provider);

/** The portal with the docs of another folder, which the bench names. */
export default {
  ...config,
  // What is timed is a first build.
  future: { ...future, faster: { ...future.faster, rspackPersistentCache: false } },
  // In a copy, links between neighbours that name no folder lead to the copy of another.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  plugins: plugins.map((plugin) => {
    if (Array.isArray(plugin) && plugin[0] === docs) {
      return [docs, { ...plugin[1], path: process.env.BENCH_DOCS, sidebarPath: undefined }];
    }
    // Plugins are looked for beside the configuration.
    const isOwn = typeof plugin === 'string' && plugin.startsWith('./');
    return isOwn ? fileURLToPath(new URL(plugin, site)) : plugin;
  }),
};
