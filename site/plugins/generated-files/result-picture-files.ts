import { join } from 'node:path';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import { tutorialSlug } from '@portal/cells/markdown';
import sharp from 'sharp';
import { readTokens } from '../../config/brand/read-tokens';
import type { Example } from '../../config/tutorials/list-examples';
import { type RecordedTutorial, recordedFolder } from '../../config/tutorials/recorded-tutorials';
import {
  type ColourMode,
  pictureCells,
  resultDrawing,
  resultPicturePath,
  resultPictureSvg,
} from '../../config/tutorials/result-picture';
import { embedTypeface } from '../../pictures/drawing-typeface';
import type { GeneratedFile } from './write-generated';

const modes: ColourMode[] = ['light', 'dark'];
/** How wide pictures inside a drawing are kept: where there are many, each is drawn small. */
const widths = { few: 320, many: 80 };
const many = 12;

/** What each tutorial ends with, as a picture for its page and its card, in both colour modes. */
export function resultPictureFiles(
  build: string,
  docs: DocsContent,
  recorded: readonly RecordedTutorial[],
  { css, typeface }: { css: string; typeface: Uint8Array },
): GeneratedFile[] {
  const drawn = drawnResults(docs, recorded);
  return drawn.flatMap(({ tutorial, track, drawing }) => {
    const used = usedPictures(tutorial, drawing.svg);
    let embedding: Promise<Map<string, string>> | undefined;
    return modes.map((mode) => ({
      path: resultPicturePath(tutorial.slug, track, mode),
      // The name of a recorded picture is the digest of its contents.
      inputs: [drawing.svg, css, used, Buffer.from(typeface).toString('base64')],
      async make() {
        embedding ??= embedPictures(used, build);
        const svg = resultPictureSvg(drawing, {
          tokens: readTokens(css, mode),
          embedded: await embedding,
        });
        return embedTypeface(svg, typeface);
      },
    }));
  });
}

/** For each tutorial and each of its tracks: the drawing that pictures the result. */
function drawnResults({ loadedVersions }: DocsContent, recorded: readonly RecordedTutorial[]) {
  const docs = loadedVersions.flatMap((version) => version.docs);
  return recorded.flatMap((tutorial) => {
    const doc = docs.find(({ source }) => tutorialSlug(source) === tutorial.slug);
    const { tutorial: facts = {} } = (doc?.frontMatter ?? {}) as { tutorial?: Partial<Example> };
    return pictureCells(facts, tutorial).map((one) => ({
      tutorial,
      track: one.track,
      drawing: resultDrawing(tutorial, one),
    }));
  });
}

type Pictures = RecordedTutorial['pictures'];

function usedPictures({ pictures }: RecordedTutorial, svg: string): Pictures {
  return pictures.filter(({ url }) => svg.includes(url.replaceAll('&', '&amp;')));
}

async function embedPictures(used: Pictures, build: string): Promise<Map<string, string>> {
  const width = used.length > many ? widths.many : widths.few;
  const entries = used.map(async ({ url, path }): Promise<[string, string]> => {
    const small = await sharp(join(recordedFolder(build), 'static', path))
      .resize({ width, withoutEnlargement: true })
      .jpeg({ quality: 72 })
      .toBuffer();
    return [url, `data:image/jpeg;base64,${small.toString('base64')}`];
  });
  return new Map(await Promise.all(entries));
}
