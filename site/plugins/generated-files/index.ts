import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkProvider } from '../../config/check-provider';
import { listPages } from '../../config/list-pages';
import { iconFiles } from './icon-files';
import { plateFiles } from './plate-files';
import { socialCardFiles } from './social-card-files';
import { robotsFile, webManifestFile } from './text-files';
import { writeGenerated } from './write-generated';

/**
 * Makes the files a browser asks for besides pages: pictures, icons, social cards, robots.txt and
 * the web manifest. They go to site/.generated, which is served as a static folder.
 */
export default function generatedFilesPlugin({ siteDir, siteConfig }: LoadContext): Plugin {
  return {
    name: 'generated-files',
    async allContentLoaded({ allContent }) {
      const pages = listPages(
        allContent['docusaurus-plugin-content-docs']?.default as DocsContent,
        allContent['docusaurus-plugin-content-pages']?.default as PagesContent,
      );
      const provider = checkProvider(siteConfig.customFields?.provider);
      await writeGenerated(siteDir, [
        ...plateFiles(),
        ...(await iconFiles()),
        ...(await socialCardFiles(pages, provider, siteConfig.tagline)),
        robotsFile(provider),
        webManifestFile(provider),
      ]);
    },
  };
}
