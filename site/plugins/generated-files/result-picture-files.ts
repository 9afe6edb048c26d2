import { basename, join } from 'node:path';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import sharp from 'sharp';
import { readTokens } from '../../config/read-tokens';
import { type RecordedTutorial, recordedFolder } from '../../config/recorded-tutorials';
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
export function resultPictureFiles(
  generated: string,
  docs: DocsContent,
  recorded: readonly RecordedTutorial[],
  css: string,
): GeneratedFile[] {
  const cells = pictureCells(docs);
  return recorded.flatMap((tutorial) => {
    const cell = cells.get(tutorial.slug);
    if (cell === undefined) return [];
    const drawing = resultDrawing(tutorial, cell);
    const used = usedPictures(tutorial, drawing.svg);
    let embedding: Promise<Map<string, string>> | undefined;
    return modes.map((mode) => ({
      path: resultPicturePath(tutorial.slug, mode),
      // The name of a recorded picture is the digest of its contents.
      inputs: [drawing.svg, css, used],
      async make() {
        embedding ??= embedPictures(used, generated);
        return resultPictureSvg(drawing, {
          tokens: readTokens(css, mode),
          embedded: await embedding,
        });
      },
    }));
  });
}

/** For each tutorial, by its slug: which cell draws the picture of the result. */
function pictureCells({ loadedVersions }: DocsContent): Map<string, number> {
  const docs = loadedVersions.flatMap((version) => version.docs);
  return new Map(
    docs.flatMap(({ source, frontMatter }) => {
      const { tutorial } = frontMatter as { tutorial?: { picture?: number } };
      return tutorial?.picture ? [[basename(source, '.mdx'), tutorial.picture] as const] : [];
    }),
  );
}

type Pictures = RecordedTutorial['pictures'];

function usedPictures({ pictures }: RecordedTutorial, svg: string): Pictures {
  return pictures.filter(({ url }) => svg.includes(url.replaceAll('&', '&amp;')));
}

async function embedPictures(used: Pictures, generated: string): Promise<Map<string, string>> {
  const width = used.length > many ? widths.many : widths.few;
  const entries = used.map(async ({ url, path }): Promise<[string, string]> => {
    const small = await sharp(join(recordedFolder(generated), 'static', path))
      .resize({ width, withoutEnlargement: true })
      .jpeg({ quality: 72 })
      .toBuffer();
    return [url, `data:image/jpeg;base64,${small.toString('base64')}`];
  });
  return new Map(await Promise.all(entries));
}
