import {
  circle,
  closedCurve,
  curve,
  fill,
  form,
  type Point,
  polar,
  polygon,
  rectangle,
  stroke,
} from '@portal/engraving';
import { frame, ground } from './ground.ts';
import { type KnotGrid, tieKnot, type Wall } from './knot-grid.ts';
import { type Box, centreOf, type Design, inset } from './motif.ts';
import type { Palette } from './palette.ts';
import { rosette } from './rosette.ts';

/** Plaited cords: a panel of them, a round, or a border about a smaller panel. */
export function knotwork(design: Design): string {
  const { box, palette, variant } = design;
  const drawing =
    variant === 1
      ? panel(inset(box, 34), palette, 104)
      : variant === 2
        ? roundel(box, palette)
        : carpet(box, palette);
  return ground(box, palette) + drawing + frame(box, palette);
}

function panel(box: Box, palette: Palette, cell: number, gapEvery = 4): string {
  const columns = Math.round(box.width / cell) * 2;
  const rows = Math.round(box.height / cell) * 2;
  const [sx, sy] = [box.width / columns, box.height / rows];
  const wallAt = symmetricWalls(columns, rows, gapEvery);
  return cords(
    { columns, rows, round: false, wallAt },
    ([x, y]) => [box.x + x * sx, box.y + y * sy],
    Math.min(sx, sy) * 0.62,
    palette,
  );
}

/** Walls at the crossings of a coarser net, the same on all four sides of the middle. */
function symmetricWalls(columns: number, rows: number, every: number): KnotGrid['wallAt'] {
  return (column, row): Wall | undefined => {
    const fromMiddle = Math.abs(column - columns / 2);
    const fromLevel = Math.abs(row - rows / 2);
    if (fromMiddle % every === 2 && fromLevel % every === 1) return 'level';
    if (fromMiddle % every === 1 && fromLevel % every === 2) return 'upright';
    if (fromMiddle % (every * 2) === every && fromLevel % 2 === 1 && fromLevel % every === 3)
      return 'upright';
    return undefined;
  };
}

function roundel(box: Box, palette: Palette): string {
  const centre = centreOf(box);
  const reach = Math.min(box.width, box.height) / 2 - 26;
  const belt = (
    from: number,
    to: number,
    columns: number,
    rows: number,
    wallEvery: number,
  ): string => {
    const map = ([x, y]: Point): Point =>
      polar(centre, (x / columns) * Math.PI * 2, from + ((to - from) * y) / rows);
    const wallAt = (column: number, row: number): Wall | undefined =>
      column % wallEvery === 0 && row % 2 === 1 ? 'upright' : undefined;
    return (
      form(circle(centre, to + 8) + circle(centre, from - 8), palette.light, palette.ink, 2.5, {
        'fill-rule': 'evenodd',
      }) + cords({ columns, rows, round: true, wallAt }, map, ((to - from) / rows) * 0.6, palette)
    );
  };
  return (
    belt(reach * 0.74, reach * 0.98, 64, 4, 8) +
    belt(reach * 0.38, reach * 0.66, 36, 4, 6) +
    form(circle(centre, reach * 0.33), palette.third, palette.ink, 2.5) +
    rosette(centre, reach * 0.29, 12, palette, 'pointed') +
    corners(box, palette)
  );
}

function corners(box: Box, palette: Palette): string {
  const { x, y, width, height } = inset(box, 96);
  return rectangle(x, y, width, height)
    .map((at) => rosette(at, 66, 8, palette))
    .join('');
}

function carpet(box: Box, palette: Palette): string {
  const outer = inset(box, 24);
  const band = 150;
  const hole = inset(outer, band);
  const side = (part: Box, cell: number): string =>
    form(
      polygon(rectangle(part.x, part.y, part.width, part.height)),
      palette.light,
      palette.ink,
      2.5,
    ) + panel(inset(part, 12), palette, cell, 6);
  const cross = Math.min(hole.width, hole.height);
  const [cx, cy] = centreOf(hole);
  const arms: Box[] = [
    { x: hole.x + 24, y: cy - cross * 0.13, width: hole.width - 48, height: cross * 0.26 },
    { x: cx - cross * 0.13, y: hole.y + 24, width: cross * 0.26, height: hole.height - 48 },
  ];
  return (
    side({ x: outer.x, y: outer.y, width: outer.width, height: band }, 64) +
    side({ x: outer.x, y: outer.y + outer.height - band, width: outer.width, height: band }, 64) +
    side({ x: outer.x, y: hole.y, width: band, height: hole.height }, 64) +
    side({ x: outer.x + outer.width - band, y: hole.y, width: band, height: hole.height }, 64) +
    fill(polygon(rectangle(hole.x, hole.y, hole.width, hole.height)), palette.third) +
    arms.map((arm) => side(arm, 58)).join('') +
    form(circle([cx, cy], cross * 0.21), palette.light, palette.ink, 3) +
    rosette([cx, cy], cross * 0.19, 16, palette, 'pointed') +
    [-1, 1]
      .flatMap((a) =>
        [-1, 1].map((b) =>
          rosette([cx + a * hole.width * 0.3, cy + b * hole.height * 0.3], cross * 0.1, 8, palette),
        ),
      )
      .join('')
  );
}

function cords(
  grid: KnotGrid,
  map: (point: Point) => Point,
  width: number,
  palette: Palette,
): string {
  const { loops, overs } = tieKnot(grid);
  const colours = [palette.body, palette.second, palette.third];
  const flat = { 'stroke-linecap': 'butt' };
  const lay = (d: string, colour: string): string =>
    stroke(d, palette.ink, width, flat) + stroke(d, colour, width - 3.4, flat);
  const thread = (d: string): string => stroke(d, palette.ink, 1.1, flat);
  const courses = loops.map((loop, index) =>
    lay(closedCurve(loop.map(map)), colours[index % 3] ?? palette.body),
  );
  const colourOf = new Map<string, string>(
    loops.flatMap((loop, index) =>
      loop.map(([x, y], place) => {
        const [nx, ny] = loop[(place + 1) % loop.length] as Point;
        return [
          `${x} ${y} ${Math.sign((nx - x) * (ny - y))}`,
          colours[index % 3] ?? palette.body,
        ] as const;
      }),
    ),
  );
  const bridges = overs.map((over) => {
    const [a, b] = [over[0] as Point, over[1] as Point];
    const key = `${b[0]} ${b[1]} ${Math.sign((b[0] - a[0]) * (b[1] - a[1]))}`;
    return (
      lay(curve(over.map(map)), colourOf.get(key) ?? palette.body) + thread(curve(over.map(map)))
    );
  });
  return (
    courses.join('') + thread(closedCurve(...loops.map((loop) => loop.map(map)))) + bridges.join('')
  );
}
