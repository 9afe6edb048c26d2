import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * The classic theme starts Prism on every page. Code here is coloured at build time, so its place
 * is taken by an empty module, which saves each reader about 25 kB of script.
 */
export default function withoutPrismPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'without-prism',
    configureWebpack: () => ({
      resolve: { alias: { 'prism-react-renderer$': join(siteDir, 'src/shell/no-prism.ts') } },
    }),
  };
}
