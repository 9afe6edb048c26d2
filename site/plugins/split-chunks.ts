import type { Plugin } from '@docusaurus/types';
import { simpleHash } from '@docusaurus/utils';

/** Docusaurus names the file of a route's component by its hash. */
const docsChunks = [
  '@theme/DocsRoot',
  '@theme/DocVersionRoot',
  '@theme/DocRoot',
  '@theme/DocItem',
].map((component) => simpleHash(component, 8));

/**
 * What every kind of page needs comes as one file, and what every page of the docs needs as
 * another: a dozen small ones would each cost a request and compress worse.
 */
export default function splitChunksPlugin(): Plugin {
  return {
    name: 'split-chunks',
    configureWebpack: (_config, isServer) => ({
      optimization: {
        splitChunks: isServer
          ? false
          : {
              cacheGroups: {
                common: {
                  name: 'common',
                  test: /[\\/](@docusaurus|@mdx-js|site[\\/]src[\\/](theme|shell|search))[\\/]/,
                  minChunks: 4,
                  priority: 40,
                },
                docs: {
                  name: 'docs',
                  chunks: ({ name }) => docsChunks.includes(name ?? ''),
                  priority: 30,
                  enforce: true,
                },
              },
            },
      },
    }),
  };
}
