import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import sharp from 'sharp';
import { readTokens } from '../../config/read-tokens';
import {
  type RecordedTutorial,
  readRecorded,
  recordedFolder,
} from '../../config/recorded-tutorials';
import {
  type ColourMode,
  resultDrawing,
  resultPicturePath,
  resultPictureSvg,
} from '../../config/result-picture';
import type { GeneratedFile } from './write-generated';

const modes: ColourMode[] = ['light', 'dark'];
/** How wide pictures inside a drawing are kept: where there are many, each is drawn small. */
const widths = { few: 320, many: 80 };
const many = 12;

/** What each tutorial ends with, as a picture for its page and its card, in both colour modes. */
export async function resultPictureFiles(
  siteDir: string,
  docs: DocsContent,
): Promise<GeneratedFile[]> {
  const css = await readFile(join(siteDir, 'src/css/tokens.css'), 'utf8');
  const cells = pictureCells(docs);
  const recorded = (await readRecorded(siteDir)).filter(({ slug }) => cells.has(slug));
  const files = recorded.map(async (tutorial) => {
    const drawing = resultDrawing(tutorial, cells.get(tutorial.slug) ?? 0);
    const embedded = await embedPictures(tutorial, drawing.svg, siteDir);
    return modes.map((mode) => ({
      path: resultPicturePath(tutorial.slug, mode),
      body: resultPictureSvg(drawing, { tokens: readTokens(css, mode), embedded }),
    }));
  });
  return (await Promise.all(files)).flat();
}

/** By the name of the file: which cell draws the picture of the result. */
function pictureCells({ loadedVersions }: DocsContent): Map<string, number> {
  const docs = loadedVersions.flatMap((version) => version.docs);
  return new Map(
    docs.flatMap(({ source, frontMatter }) => {
      const { tutorial } = frontMatter as { tutorial?: { picture?: number } };
      return tutorial?.picture ? [[basename(source, '.mdx'), tutorial.picture] as const] : [];
    }),
  );
}

async function embedPictures(
  { pictures }: RecordedTutorial,
  svg: string,
  siteDir: string,
): Promise<Map<string, string>> {
  const used = pictures.filter(({ url }) => svg.includes(url.replaceAll('&', '&amp;')));
  const width = used.length > many ? widths.many : widths.few;
  const entries = used.map(async ({ url, path }): Promise<[string, string]> => {
    const small = await sharp(join(recordedFolder(siteDir), 'static', path))
      .resize({ width, withoutEnlargement: true })
      .jpeg({ quality: 72 })
      .toBuffer();
    return [url, `data:image/jpeg;base64,${small.toString('base64')}`];
  });
  return new Map(await Promise.all(entries));
}
