import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { programsFolder } from '../config/guides/programs';
import type { PortalFolders } from '../config/portal-folders';

/** Lets a page follow the programs that it shows, in the live preview and in the bundler's cache. */
export default function programsPlugin(
  { siteDir }: LoadContext,
  { portal, build }: PortalFolders,
): Plugin {
  const loader = join(siteDir, 'plugins/program-files.cjs');
  const folders = [join(portal, programsFolder), join(build, programsFolder)];
  return {
    name: 'programs',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx$/,
            // Docusaurus leaves these files out of its own rule for other MDX, and fails without them.
            include: [join(portal, 'docs')],
            enforce: 'pre',
            use: [{ loader, options: { folders } }],
          },
        ],
      },
    }),
  };
}
