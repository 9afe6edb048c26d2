import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Two things come with Docusaurus to every page and are of no use here. The classic theme starts
 * Prism: code is highlighted at build time, so an empty module replaces it and saves each reader
 * about 25 kB of script. One function of tslib is imported, in a way that brings all of them.
 */
export default function withoutUnusedScriptPlugin({ siteDir }: LoadContext): Plugin {
  const inShell = (file: string) => join(siteDir, 'src/shell', file);
  return {
    name: 'without-unused-script',
    configureWebpack: () => ({
      resolve: { alias: { 'prism-react-renderer$': inShell('no-prism.ts') } },
      module: {
        rules: [
          {
            test: /@docusaurus[\\/]utils-common[\\/]lib/,
            resolve: { alias: { tslib$: inShell('little-tslib.ts') } },
          },
        ],
      },
    }),
  };
}
