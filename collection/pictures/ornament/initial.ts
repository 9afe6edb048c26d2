import {
  circle,
  dots,
  fill,
  form,
  type Point,
  polygon,
  rectangle,
  seededRandom,
  stipple,
  stroke,
} from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import { frieze } from './friezes.ts';
import { frame } from './ground.ts';
import { type Box, centreOf, type Design, inset } from './motif.ts';
import type { Palette } from './palette.ts';
import { rosette } from './rosette.ts';
import { leafyScroll } from './scroll.ts';
import { clipped, place } from './transforms.ts';

const faces = [typefaces.fatFace, typefaces.fraktur, typefaces.fell, typefaces.slabPoster];
const runs = ['laurel', 'guilloche', 'meander', 'tongues'] as const;

/** A capital among winding leaves, in a border: the beginning of a chapter, without the chapter. */
export function initial({ box, palette, variant, words }: Design): string {
  const [cx, cy] = centreOf(box);
  const side = Math.min(box.width, box.height);
  const square: Box = { x: cx - side / 2, y: cy - side / 2, width: side, height: side };
  const inner = inset(square, 92);
  const face = faces[(variant - 1) % faces.length] ?? typefaces.fell;
  const [left, top, right, bottom] = face.inkBox(words, 100);
  const size = (inner.height * 0.74 * 100) / Math.max(bottom - top, (right - left) * 0.92);
  const at: Point = [cx - ((left + right) / 200) * size, cy - ((top + bottom) / 200) * size];
  const capital = face.letter(words, { size, at });
  const outline = polygon(rectangle(inner.x, inner.y, inner.width, inner.height));
  const vine = clipped(vines(inner, palette, variant), outline, 'vines');
  const letterColour = palette.engraved ? palette.light : palette.second;
  return (
    border(square, palette, runs[(variant - 1) % runs.length] ?? 'laurel') +
    fill(outline, palette.engraved ? palette.ink : palette.field) +
    seeds(inner, palette) +
    vine +
    stroke(capital, palette.ink, 16) +
    form(capital, letterColour, palette.light, 7) +
    stroke(capital, palette.ink, 2.2) +
    stroke(outline, palette.ink, 4)
  );
}

function vines({ x, y, width, height }: Box, palette: Palette, variant: number): string {
  const radius = width * 0.235;
  const corners: readonly (readonly [Point, number, 1 | -1])[] = [
    [[x + width * 0.25, y + height * 0.25], 2.2, 1],
    [[x + width * 0.75, y + height * 0.25], 0.9, -1],
    [[x + width * 0.75, y + height * 0.75], -0.9, 1],
    [[x + width * 0.25, y + height * 0.75], -2.2, -1],
  ];
  const colours = palette.engraved ? palette : { ...palette, second: palette.light };
  const edges: Point[] = [
    [x + width / 2, y + 8],
    [x + width - 8, y + height / 2],
    [x + width / 2, y + height - 8],
    [x + 8, y + height / 2],
  ];
  return (
    corners
      .map(([centre, from, wind]) =>
        leafyScroll(
          { centre, from, wind, outer: radius, turns: 1.3 },
          colours,
          6 + (variant % 3) * 2,
        ),
      )
      .join('') +
    edges.map((edge) => rosette(edge, width * 0.09, 8, colours)).join('') +
    rosette([x + width / 2, y + height / 2], width * 0.1, 10, colours)
  );
}

function seeds({ x, y, width, height }: Box, palette: Palette): string {
  const points = stipple({
    box: [x + 8, y + 8, x + width - 8, y + height - 8],
    tries: 900,
    apart: 17,
    random: seededRandom('seeds'),
    tone: () => 1,
  });
  return stroke(dots(points), palette.engraved ? palette.light : palette.body, 2.6);
}

/** A frieze along each side, mitred by a boss at every corner. */
function border(square: Box, palette: Palette, name: (typeof runs)[number]): string {
  const thick = 80;
  const half = square.width / 2;
  const band: Box = { x: -half + thick, y: -half, width: square.width - thick * 2, height: thick };
  const [cx, cy] = centreOf(square);
  const sides = [0, 1, 2, 3].map((turn) =>
    place(frieze(band, name, palette, `side-${turn}`), [cx, cy], (turn * Math.PI) / 2),
  );
  const corners = [-1, 1].flatMap((a) =>
    [-1, 1].map((b): Point => [cx + a * (half - thick / 2), cy + b * (half - thick / 2)]),
  );
  return (
    sides.join('') +
    corners
      .map(
        (corner) =>
          form(
            polygon(rectangle(corner[0] - thick / 2, corner[1] - thick / 2, thick, thick)),
            palette.third,
            palette.ink,
            2,
          ) +
          form(circle(corner, thick * 0.44), palette.light, palette.ink, 1.4) +
          rosette(corner, thick * 0.4, 8, palette),
      )
      .join('') +
    frame(square, palette)
  );
}
