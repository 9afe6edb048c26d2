import {
  type Contour,
  circle,
  closedSoft,
  contours,
  curve,
  distance,
  dots,
  fill,
  form,
  type Point,
  polar,
  polygon,
  roughNoise,
  type Segment,
  type Survey,
  seededRandom,
  segments,
  steps,
  stroke,
  survey,
  thin,
} from '@portal/engraving';
import { compassRose } from './details/compass-rose.ts';
import { letter } from './lettering.ts';
import type { PlatePalette } from './palette.ts';
import type { Plate } from './plate.ts';
import { field, sheet } from './sheet.ts';

export const coastMap: Plate = {
  name: 'coast-map',
  alt: 'An engraved map of an invented coast: contour lines on the hills, hatched shores, a compass rose, and a sea route to three marked places.',
  draw(palette) {
    const ground = survey({ height, box: [12, 12, 468, 336], cell: 6 });
    const coast = contours(ground, 0).filter(({ line }) => line.length > 6);
    const drawing =
      winds(palette) +
      shore(coast, palette) +
      land(ground, coast, palette) +
      places(palette) +
      compassRose(rose, 40, palette) +
      scale(palette) +
      border(palette);
    return sheet(palette, 'IV', drawing);
  },
};

const rose: Point = [112, 238];
const relief = roughNoise('14', 4);

/** The ground falls away outside the frame, so that every coast comes back to where it began. */
function height([x, y]: Point): number {
  const outside =
    x < field.left - 4 || x > field.right + 4 || y < field.top - 4 || y > field.bottom + 4;
  if (outside) return -1;
  const rise = (x - 215) / 190 - (y - 170) / 420;
  return relief([x / 95, y / 95]) * 0.8 + Math.max(-0.75, Math.min(0.5, rise));
}

function trace(lines: Contour[], keep: number): string {
  return closedSoft(...lines.filter(({ line }) => line.length > 6).map((line) => thin(line, keep)));
}

/** The lines of the winds, from the rose to the edge of the sheet. */
function winds({ rule }: PlatePalette): string {
  const rays = steps(0, 15, 15).map((wind) => {
    const angle = (wind * Math.PI) / 8;
    return [polar(rose, angle, 42), polar(rose, angle, 400)] as const;
  });
  return stroke(segments(rays), rule, 0.7);
}

function land(ground: Survey, coast: Contour[], { ink, teal, wash, paper }: PlatePalette): string {
  const heights = steps(0.17, 1.2, 6).map((level) => contours(ground, level));
  const low = heights.slice(0, 4).map((lines) => trace(lines, 3));
  const high = heights.slice(4).map((lines) => trace(lines, 2));
  const rivers = curve(
    [
      [437, 168],
      [420, 178],
      [404, 179],
      [388, 170],
      [371, 166],
    ],
    [
      [321, 150],
      [313, 158],
      [303, 158],
    ],
    [
      [444, 204],
      [420, 214],
      [394, 209],
      [368, 222],
      [346, 218],
      [326, 224],
    ],
  );
  return (
    form(trace(coast, 1), wash, ink, 1.3, { 'fill-rule': 'evenodd' }) +
    stroke(low.join(''), teal, 0.6) +
    stroke(high.join(''), teal, 0.9) +
    stroke(rivers, paper, 2) +
    stroke(rivers, ink, 0.8)
  );
}

/** Short level strokes on the water along every shore. */
function shore(coast: Contour[], { ink }: PlatePalette): string {
  const random = seededRandom('shore');
  const marks = coast.flatMap(({ line }) => [...line]);
  const strokes: Segment[] = [];
  for (const y of steps(field.top + 2, field.bottom - 2, 104)) {
    const reach = random.between(5, 13);
    let start: number | undefined;
    for (let x = field.left; x <= field.right + 2; x += 2) {
      const near = height([x, y]) < 0 && marks.some((mark) => distance(mark, [x, y]) < reach);
      if (near) start ??= x + random.next();
      else if (start !== undefined) {
        if (x - start > 3)
          strokes.push([
            [start, y],
            [x - 1, y],
          ]);
        start = undefined;
      }
    }
  }
  return stroke(segments(strokes), ink, 0.5);
}

function places({ ink, accent, paper }: PlatePalette): string {
  const route = curve([
    [170, 330],
    [184, 280],
    [188, 226],
    [204, 184],
    [244, 164],
    [288, 184],
    [328, 206],
  ]);
  const towns: Point[] = [
    [331, 206],
    [226, 244],
    [250, 119],
  ];
  const summits: Point[] = [
    [350, 91],
    [395, 287],
    [240, 53],
  ];
  const names =
    letter('Saltern', { size: 10, at: [339, 209], spacing: 0.2 }) +
    letter('Ebb', { size: 10, at: [234, 249], spacing: 0.2 }) +
    letter('Hollin', { size: 10, at: [258, 122], spacing: 0.2 }) +
    letter('THE SOUND', { size: 11, at: [36, 172], spacing: 3.2 });
  return (
    stroke(route, accent, 1, { 'stroke-dasharray': '4 3' }) +
    form(towns.map((town) => circle(town, 3)).join(''), paper, accent, 1.2) +
    stroke(dots(towns), accent, 2) +
    fill(
      polygon(
        ...summits.map(([x, y]): Point[] => [
          [x - 3, y + 2],
          [x, y - 3.5],
          [x + 3, y + 2],
        ]),
      ),
      ink,
    ) +
    form(names, ink, paper, 1.6, { 'paint-order': 'stroke' })
  );
}

function scale({ ink, paper }: PlatePalette): string {
  const boxes = [0, 2].map((index): Point[] => {
    const x = 36 + index * 22;
    return [
      [x, 308],
      [x + 22, 308],
      [x + 22, 312],
      [x, 312],
    ];
  });
  return form('M36 308h88v4h-88z', paper, ink, 0.6) + fill(polygon(...boxes), ink);
}

/** Degrees along the edge, black and white by turns. */
function border({ ink, paper }: PlatePalette): string {
  const { left, top, right, bottom } = field;
  const inset = (by: number): string =>
    `M${left + by} ${top + by}H${right - by}V${bottom - by}H${left + by}z`;
  return (
    stroke(inset(2.2), paper, 4.4, { 'stroke-linecap': 'butt' }) +
    stroke(inset(2.4), ink, 1.6, { 'stroke-linecap': 'butt', 'stroke-dasharray': '22 22' }) +
    stroke(inset(4.6), ink, 0.6)
  );
}
