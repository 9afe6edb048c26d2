import type { BookPage } from './book-pages.ts';
import type { Box, Word } from './page.ts';
import { type Attributes, element } from './xml.ts';

/** The page as ALTO, version 2: every word with its position in the picture. */
export function writeAlto({ asset, index: pagesBefore, page }: BookPage): string {
  const { width, height, blocks, ornaments } = page;
  const measure = { WIDTH: width, HEIGHT: height };
  const text = blocks.map(({ lines }, index) =>
    element(
      'TextBlock',
      { ID: `TB${index + 1}`, ...place(around(lines.flat())) },
      lines.map(writeLine).join(''),
    ),
  );
  const flowers = ornaments.map((box, index) =>
    element('GraphicalElement', { ID: `GE${index + 1}`, ...place(box) }),
  );
  const print = element(
    'PrintSpace',
    { ...place([0, 0, width, height]) },
    [...text, ...flowers].join(''),
  );
  const printed = element(
    'Page',
    { ID: 'P1', PHYSICAL_IMG_NR: pagesBefore + 1, ...measure },
    print,
  );
  const source = element(
    'Description',
    {},
    element('MeasurementUnit', {}, 'pixel') +
      element('sourceImageInformation', {}, element('fileName', {}, asset)),
  );
  const root = element(
    'alto',
    { xmlns: 'http://www.loc.gov/standards/alto/ns-v2#' },
    source + element('Layout', {}, printed),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

function writeLine(words: Word[]): string {
  const parts = words.flatMap(({ text, box }, index) => {
    const string = element('String', { CONTENT: text, ...place(box) });
    const before = words[index - 1]?.box;
    if (!before) return [string];
    const end = before[0] + before[2];
    const space = { HPOS: end, VPOS: box[1], WIDTH: Math.max(0, box[0] - end) };
    return [element('SP', space), string];
  });
  return element('TextLine', place(around(words)), parts.join(''));
}

function place([x, y, width, height]: Box): Attributes {
  return { HPOS: x, VPOS: y, WIDTH: width, HEIGHT: height };
}

/** The smallest box around the given words. */
function around(words: readonly Word[]): Box {
  const left = Math.min(...words.map(({ box }) => box[0]));
  const top = Math.min(...words.map(({ box }) => box[1]));
  const right = Math.max(...words.map(({ box }) => box[0] + box[2]));
  const bottom = Math.max(...words.map(({ box }) => box[1] + box[3]));
  return [left, top, right - left, bottom - top];
}
