import decompress from 'woff2-encoder/decompress';
import { openFont } from './typeface.ts';

/**
 * How a system font must be adjusted to take up the same space as a typeface, as fractions of 1.
 */
export type FallbackMetrics = {
  sizeAdjust: number;
  ascent: number;
  descent: number;
  lineGap: number;
};

/** A system font: what CSS calls it, and the average width of the sample's characters in ems */
export type SystemFont = { src: string; width: number };

/** Running text: letters, spaces and kerning as often as readers meet them. */
const sample =
  'Records of works, pictures and people in the collection of the library can be searched, read and shown by anyone: each has an address, and the answers are in JSON. When you follow a link to a page of an old book, the words that were found by machine are shown beside it.';

/**
 * Lines then break at the same words with the fallback as with the typeface, and are equally high.
 * Measured at the weight in use: letters of a variable font get wider with their weight.
 */
export async function fallbackMetrics(
  woff2: Uint8Array,
  { width: systemWidth }: SystemFont,
  weight: number,
): Promise<FallbackMetrics> {
  // fontkit cannot vary a compressed font.
  const font = openFont(await decompress(woff2));
  const axis = font.variationAxes.wght;
  const used = axis
    ? font.getVariation({ wght: Math.min(Math.max(weight, axis.min), axis.max) })
    : font;
  const em = font.unitsPerEm;
  const width = used.layout(sample).advanceWidth / em / sample.length;
  const sizeAdjust = width / systemWidth;
  const { ascent, descent, lineGap } = lineMetrics(font);
  const share = (units: number) => units / em / sizeAdjust;
  return { sizeAdjust, ascent: share(ascent), descent: share(-descent), lineGap: share(lineGap) };
}

/** The metrics that browsers use: a flag of the font chooses between two tables. */
function lineMetrics(font: ReturnType<typeof openFont>) {
  const { fsSelection, typoAscender, typoDescender, typoLineGap } = font['OS/2'];
  return fsSelection.useTypoMetrics
    ? { ascent: typoAscender, descent: typoDescender, lineGap: typoLineGap }
    : font;
}
