import { fileURLToPath } from 'node:url';
import { future } from '../../site/config/future.ts';
import siteConfig from '../../site/config/site-config.ts';

const docs = '@docusaurus/plugin-content-docs';
const site = new URL('../../site/', import.meta.url);

/** The portal with the docs of another folder, which the bench names. */
export default async function manyDocs() {
  const { plugins = [], ...config } = await siteConfig();
  return {
    ...config,
    // What is timed is a first build.
    future: { ...future, faster: { ...future.faster, rspackPersistentCache: false } },
    // In a copy, relative links between neighbours lead to another copy.
    onBrokenLinks: 'ignore',
    onBrokenAnchors: 'ignore',
    plugins: plugins.map((plugin) => {
      if (Array.isArray(plugin) && plugin[0] === docs) {
        const options = typeof plugin[1] === 'object' ? plugin[1] : {};
        return [docs, { ...options, path: process.env.BENCH_DOCS, sidebarPath: undefined }];
      }
      // Plugins are resolved relative to the configuration.
      const isOwn = typeof plugin === 'string' && plugin.startsWith('./');
      return isOwn ? fileURLToPath(new URL(plugin, site)) : plugin;
    }),
  };
}
