import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Portal } from '@portal/portal';
import { checkedPlates } from '../../config/brand/check-plates';
import { readBrand } from '../../config/brand/read-brand';
import { listPages } from '../../config/navigation/list-pages';
import type { PortalFolders } from '../../config/portal-folders';
import type { PictureSource } from '../../pictures/picture-source';
import { readCardParts } from '../../pictures/social-card';
import { loadedContent } from '../loaded-content';
import { digestDrawingCode } from './drawing-code';
import { guidePictureFiles } from './guide-picture-files';
import { logoFiles } from './logo-files';
import { plateFiles } from './plate-files';
import { resultPictureFiles } from './result-picture-files';
import { socialCardFiles } from './social-card-files';
import { robotsFile, webManifestFile } from './text-files';
import { writeGenerated } from './write-generated';

/**
 * Makes the files a browser asks for besides pages: logo, icons, plates, social cards, pictures of
 * results and guides, robots.txt and the web manifest. They go to a folder that is served beside the portal's own files.
 */
export default async function generatedFilesPlugin(
  { siteDir }: LoadContext,
  {
    portal,
    folders,
    pictures,
  }: { portal: Portal; folders: PortalFolders; pictures: PictureSource },
): Promise<Plugin> {
  const code = digestDrawingCode(siteDir);
  const plates = await checkedPlates(join(folders.portal, 'brand/plates'), portal.brand.plates);
  return {
    name: 'generated-files',
    async allContentLoaded({ allContent }) {
      const { docs, pages, reference, tutorials } = loadedContent(allContent);
      const parts = await readCardParts({ siteDir, portal, folder: folders.portal });
      const { typefaces } = readBrand(siteDir, folders.portal, portal.brand);
      const listed = listPages(portal, { docs, pages, reference });
      const files = [
        ...logoFiles(parts.logo, parts.tokens),
        ...socialCardFiles(listed, portal, parts),
        ...resultPictureFiles(folders.build, docs, tutorials, {
          css: parts.tokens,
          typeface: typefaces.text.contents,
        }),
        ...guidePictureFiles(siteDir, docs, folders.collection, pictures),
        ...plateFiles(plates),
        robotsFile(portal),
        webManifestFile(portal, parts.tokens),
      ];
      await writeGenerated(
        files.map((file) => ({ ...file, inputs: [code, file.inputs] })),
        folders,
      );
    },
  };
}
