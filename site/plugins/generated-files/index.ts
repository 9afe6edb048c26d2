import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkPlates } from '../../config/check-plates';
import { checkProvider } from '../../config/check-provider';
import { listPages } from '../../config/list-pages';
import { readCardParts } from '../../pictures/social-card';
import { plates } from '../../src/plates/plates';
import { loadedContent } from '../loaded-content';
import { digestDrawingCode } from './drawing-code';
import { logoFiles } from './logo-files';
import { resultPictureFiles } from './result-picture-files';
import { socialCardFiles } from './social-card-files';
import { robotsFile, webManifestFile } from './text-files';
import { writeGenerated } from './write-generated';

/**
 * Makes the files a browser asks for besides pages: logo, icons, social cards, pictures of results,
 * robots.txt and the web manifest. They go to site/.generated/files, which is served as a static
 * folder beside site/static.
 */
export default async function generatedFilesPlugin({
  siteDir,
  siteConfig,
}: LoadContext): Promise<Plugin> {
  const code = digestDrawingCode(siteDir);
  await checkPlates(join(siteDir, 'static/plates'), plates);
  return {
    name: 'generated-files',
    async allContentLoaded({ allContent }) {
      const { docs, pages, reference, tutorials } = loadedContent(allContent);
      const provider = checkProvider(siteConfig.customFields?.provider);
      const parts = await readCardParts(siteDir);
      const listed = listPages(docs, pages, reference);
      const files = [
        ...logoFiles(parts.logo),
        ...socialCardFiles(listed, provider, siteConfig.tagline, parts),
        ...resultPictureFiles(siteDir, docs, tutorials, parts.tokens),
        robotsFile(provider),
        webManifestFile(provider),
      ];
      await writeGenerated(
        siteDir,
        files.map((file) => ({ ...file, inputs: [code, file.inputs] })),
      );
    },
  };
}
