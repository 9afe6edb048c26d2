import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkProvider } from '../../config/check-provider';
import { listPages } from '../../config/list-pages';
import { loadedContent } from '../loaded-content';
import { iconFiles } from './icon-files';
import { plateFiles } from './plate-files';
import { resultPictureFiles } from './result-picture-files';
import { socialCardFiles } from './social-card-files';
import { robotsFile, webManifestFile } from './text-files';
import { writeGenerated } from './write-generated';

/**
 * Makes the files a browser asks for besides pages: pictures, icons, social cards, robots.txt and
 * the web manifest. They go to site/.generated/files, which is served as a static folder.
 */
export default function generatedFilesPlugin({ siteDir, siteConfig }: LoadContext): Plugin {
  return {
    name: 'generated-files',
    async allContentLoaded({ allContent }) {
      const { docs, pages, reference } = loadedContent(allContent);
      const provider = checkProvider(siteConfig.customFields?.provider);
      await writeGenerated(siteDir, [
        ...plateFiles(),
        ...(await iconFiles()),
        ...(await socialCardFiles(listPages(docs, pages, reference), provider, siteConfig.tagline)),
        ...(await resultPictureFiles(siteDir, docs)),
        robotsFile(provider),
        webManifestFile(provider),
      ]);
    },
  };
}
