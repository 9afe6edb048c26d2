import {
  circle,
  element,
  fill,
  form,
  type Point,
  polygon,
  rectangle,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import { type FleuronName, fleuron } from '../ornament/fleurons.ts';
import { type Box, inset } from '../ornament/motif.ts';
import { mirrored, setting } from '../ornament/transforms.ts';
import type { Paper } from './papers.ts';
import { portal } from './portal.ts';
import { vineBorder } from './vine-border.ts';

export const borderNames = [
  'none',
  'rule',
  'double',
  'triple',
  'ivy',
  'acorns',
  'stars',
  'thistles',
  'vine',
  'portal',
  'corners',
  'modern',
  'mourning',
  'bars',
] as const;

export type BorderName = (typeof borderNames)[number];

type Border = { drawing: string /** What is left for the words. */; room: Box };

function outlineOf({ x, y, width, height }: Box): string {
  return polygon(rectangle(x, y, width, height));
}

/** What surrounds the words of a page. */
export function drawBorder(name: BorderName, page: Box, paper: Paper): Border {
  const { ink, second } = paper;
  const around = inset(page, 46);
  switch (name) {
    case 'rule':
      return { drawing: stroke(outlineOf(around), ink, 2), room: inset(around, 44) };
    case 'double':
      return {
        drawing: stroke(outlineOf(around), ink, 6) + stroke(outlineOf(inset(around, 10)), ink, 1.6),
        room: inset(around, 48),
      };
    case 'triple':
      return {
        drawing:
          stroke(outlineOf(around), ink, 1.6) +
          stroke(outlineOf(inset(around, 10)), second, 8) +
          stroke(outlineOf(inset(around, 20)), ink, 1.6),
        room: inset(around, 56),
      };
    case 'ivy':
      return flowers(around, 'ivyLeaf', 46, paper);
    case 'acorns':
      return flowers(around, 'acorn', 54, paper);
    case 'stars':
      return flowers(around, 'star', 40, paper);
    case 'thistles':
      return flowers(around, 'thistle', 58, paper);
    case 'vine':
      return { drawing: vineBorder(around, 116, paper), room: inset(around, 148) };
    case 'portal':
      return portal(around, paper);
    case 'corners':
      return { drawing: corners(around, paper), room: inset(around, 52) };
    case 'modern':
      return {
        drawing:
          fill(outlineOf({ ...page, width: page.width * 0.13 }), second) +
          fill(outlineOf({ ...page, height: 26 }), ink) +
          fill(outlineOf({ ...page, y: page.y + page.height - 26, height: 26 }), ink),
        room: {
          x: page.x + page.width * 0.2,
          y: page.y + 90,
          width: page.width * 0.72,
          height: page.height - 180,
        },
      };
    case 'mourning':
      return {
        drawing:
          stroke(outlineOf(inset(page, 64)), ink, 30) + stroke(outlineOf(inset(page, 90)), ink, 2),
        room: inset(page, 126),
      };
    case 'bars':
      return {
        drawing: bars(page, paper),
        room: {
          x: page.x + 70,
          y: page.y + 120,
          width: page.width - 140,
          height: page.height - 240,
        },
      };
    default:
      return { drawing: '', room: inset(page, 84) };
  }
}

/** A frame of one small piece of type, facing outwards on every side. */
function flowers(box: Box, name: FleuronName, size: number, { ink, paper }: Paper): Border {
  const across = Math.round(box.width / size);
  const down = Math.round(box.height / size);
  const [w, h] = [box.width / across, box.height / down];
  const places: string[] = [];
  for (let column = 0; column < across; column += 1) {
    for (const [y, turn] of [
      [box.y + h / 2, 0],
      [box.y + box.height - h / 2, Math.PI],
    ] as const) {
      places.push(setting([box.x + (column + 0.5) * w, y], turn, size / 108));
    }
  }
  for (let row = 1; row < down - 1; row += 1) {
    for (const [x, turn] of [
      [box.x + w / 2, -Math.PI / 2],
      [box.x + box.width - w / 2, Math.PI / 2],
    ] as const) {
      places.push(setting([x, box.y + (row + 0.5) * h], turn, size / 108));
    }
  }
  const uses = places.map((transform) => element('use', { href: '#flower', transform })).join('');
  const inner = inset(box, size + 10);
  return {
    drawing:
      element('defs', {}, element('g', { id: 'flower' }, fleuron(name, paper))) +
      element('g', { color: ink }, uses) +
      stroke(outlineOf(inner), ink, 1.6) +
      stroke(outlineOf(inset(box, -8)), ink, 3),
    room: inset(inner, 34),
  };
}

/** Rules that turn about a rosette in every corner. */
function corners(box: Box, { ink, paper, second }: Paper): string {
  const inner = inset(box, 14);
  const knots: Point[] = rectangle(inner.x, inner.y, inner.width, inner.height).map(([x, y]) => [
    x,
    y,
  ]);
  const flowersAt = knots.map(
    (knot) =>
      form(circle(knot, 30), paper, ink, 4) +
      form(circle(knot, 19), second, ink, 2) +
      form(circle(knot, 8), paper, ink, 2),
  );
  return stroke(outlineOf(box), ink, 9) + stroke(outlineOf(inner), ink, 2) + flowersAt.join('');
}

/** Bands of stripes at head and foot. */
function bars({ x, y, width, height }: Box, { ink, second }: Paper): string {
  const rows = steps(0, 4, 4).map((row) => rectangle(x, y + row * 18, width, 10));
  const foot = rows.map((row) => row.map(([px, py]): Point => [px, 2 * y + height - py]));
  const ticks = steps(x + 20, x + width - 20, 40).map((at): readonly [Point, Point] => [
    [at, y + 96],
    [at, y + 104],
  ]);
  return (
    fill(polygon(...rows, ...foot), second) +
    mirrored(stroke(segments(ticks), ink, 3), x + width / 2)
  );
}
