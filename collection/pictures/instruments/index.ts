import { fill, polygon, rectangle, stroke, svgDocument } from '@portal/engraving';
import { defineFamily } from '../../src/pictures/family.ts';
import { typefaces } from '../../src/typefaces.ts';
import { catalogue, fittedCase, rail, rows, shelves } from './layouts-in-rows.ts';
import { hero, trophy, workbench } from './layouts-in-scenes.ts';
import type { Design } from './plan.ts';
import { type Press, presses, pressNames } from './press.ts';

const formats = {
  portrait: [1120, 1500],
  landscape: [1540, 1080],
  square: [1280, 1280],
  wide: [1600, 900],
  tall: [900, 1560],
} as const;

const layouts = {
  rows,
  shelves,
  case: fittedCase,
  hero,
  catalogue,
  bench: workbench,
  rail,
  trophy,
} satisfies Record<string, (design: Design) => string>;

export const family = defineFamily({
  name: 'instruments',
  surface: 'laid',
  shape: {
    palette: pressNames,
    layout: ['rows', 'shelves', 'case', 'hero', 'catalogue', 'bench', 'rail', 'trophy'],
    format: ['portrait', 'landscape', 'square', 'wide', 'tall'],
    /** Rows parted by a slash, figures by a comma. */
    figures: 'text',
    /** What the figures are called, parted by semicolons; a dash if they are only numbered. */
    labels: 'text',
    title: 'text',
    number: 'text',
    signature: 'text',
  },
  draw({ palette, layout, format, figures, labels, title, number, signature }) {
    const [width, height] = formats[format];
    const press = presses[palette];
    const box = { x: 84, y: 132, width: width - 168, height: height - 236 };
    const called = labels === '-' ? [] : labels.split(';').map((label) => label.trim());
    const body =
      fill(polygon(rectangle(0, 0, width, height)), press.paper) +
      (palette === 'blueprint' ? graphPaper(width, height, press) : '') +
      frame(width, height, press) +
      lettering(width, height, press, title, number, signature) +
      layouts[layout]({ box, figures, labels: called, press: { ...press, scale: 1 } });
    return { width, height, svg: svgDocument(width, height, body) };
  },
});

function frame(width: number, height: number, { ink }: Press): string {
  return (
    stroke(polygon(rectangle(26, 26, width - 52, height - 52)), ink, 2, {
      'stroke-opacity': 0.25,
    }) +
    stroke(polygon(rectangle(46, 46, width - 92, height - 92)), ink, 3) +
    stroke(polygon(rectangle(53, 53, width - 106, height - 106)), ink, 1)
  );
}

/** The title above, the number in its corner, and below who drew and who cut the plate. */
function lettering(
  width: number,
  height: number,
  { ink }: Press,
  title: string,
  number: string,
  signature: string,
): string {
  const room = width - 340;
  const size = Math.min(42, (42 * room) / typefaces.fell.measure(title, 42));
  const [left = '', right = ''] = signature.split('/').map((part) => part.trim());
  return fill(
    typefaces.fell.letter(title, { size, at: [width / 2, 106], anchor: 0.5, spacing: 1 }) +
      typefaces.fellItalic.letter(number, { size: 25, at: [width - 76, 88], anchor: 1 }) +
      typefaces.fellItalic.letter(left, { size: 19, at: [64, height - 62] }) +
      typefaces.fellItalic.letter(right, { size: 19, at: [width - 64, height - 62], anchor: 1 }),
    ink,
  );
}

/** The squared ground of a draughtsman's sheet. */
function graphPaper(width: number, height: number, { ink }: Press): string {
  const lines: string[] = [];
  for (let x = 53; x < width - 50; x += 24) lines.push(`M${x} 53V${height - 53}`);
  for (let y = 53; y < height - 50; y += 24) lines.push(`M53 ${y}H${width - 53}`);
  return stroke(lines.join(''), ink, 0.8, { 'stroke-opacity': 0.16 });
}
