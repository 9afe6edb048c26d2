import {
  between,
  distance,
  fill,
  type Line,
  type Point,
  polygon,
  polyline,
  rectangle,
  rotate,
  stroke,
} from '@portal/engraving';
import { frame } from './ground.ts';
import type { Design } from './motif.ts';
import { type Tile, tilesOf } from './star-tiles.ts';
import { clipped } from './transforms.ts';

type Strand = readonly [from: Point, corner: Point, to: Point];

/**
 * Straps that cross at the middle of every edge of a tiling and turn within each tile, so that a
 * star stands in every tile: the way of drawing such patterns that craftsmen's scrolls show.
 */
export function starTiling({ box, palette, variant }: Design): string {
  const edge = [118, 92, 132, 84][variant % 4] ?? 118;
  const slant = [1.18, 0.94, 0.86, 1.24][variant % 4] ?? 1.1;
  const tiles = tilesOf(variant, box, edge);
  const { ink, body, second, third, light, field } = palette;
  const starColour: Record<number, string> = { 3: third, 4: second, 6: body, 8: body, 12: body };
  const strands = tiles.map((tile) => strandsOf(tile, slant));
  const bands = polyline(...strands.flat());
  const width = edge * 0.13;
  const overs = polyline(...strands.flat().map((strand) => stub(strand, width * 0.85)));
  const cap = { 'stroke-linejoin': 'miter', 'stroke-linecap': 'butt' };
  const stars = [3, 4, 6, 8, 12].map((sides) => {
    const list = tiles.filter((tile) => tile.sides === sides);
    return (
      fill(
        polygon(...list.map((tile) => starOf(strandsOf(tile, slant)))),
        starColour[sides] ?? body,
      ) +
      fill(
        polygon(...list.map((tile) => inner(strandsOf(tile, slant), tile.centre, 0.52))),
        sides > 6 ? second : light,
      ) +
      fill(
        polygon(...list.map((tile) => inner(strandsOf(tile, slant), tile.centre, 0.26))),
        sides > 6 ? light : ink,
      )
    );
  });
  const outline = polygon(rectangle(box.x, box.y, box.width, box.height));
  const drawing =
    fill(outline, field) +
    stars.join('') +
    stroke(bands, ink, width, cap) +
    stroke(bands, light, width * 0.68, cap) +
    stroke(overs, ink, width, cap) +
    stroke(overs, light, width * 0.68, cap) +
    stroke(bands, ink, 1, { ...cap, 'stroke-opacity': 0.45 });
  return clipped(drawing, outline, 'field') + frame(box, palette);
}

function strandsOf({ corners }: Tile, slant: number): Strand[] {
  const count = corners.length;
  const middles = corners.map((corner, index) =>
    between(corner, corners[(index + 1) % count] as Point, 0.5),
  );
  return middles.map((from, index) => {
    const to = middles[(index + 1) % count] as Point;
    const shared = corners[(index + 1) % count] as Point;
    const alongEdge: Point = [shared[0] - from[0], shared[1] - from[1]];
    const inward = rotate(alongEdge, slant);
    const back = rotate([shared[0] - to[0], shared[1] - to[1]], -slant);
    return [from, crossing(from, inward, to, back), to];
  });
}

/** The short piece of the upper strap at the crossing where a strand begins. */
function stub([from, corner]: Strand, half: number): Line {
  const share = half / distance(from, corner);
  return [between(from, corner, -share), between(from, corner, share)];
}

function crossing(a: Point, u: Point, b: Point, v: Point): Point {
  const span = u[0] * v[1] - u[1] * v[0];
  const t = ((b[0] - a[0]) * v[1] - (b[1] - a[1]) * v[0]) / span;
  return [a[0] + u[0] * t, a[1] + u[1] * t];
}

function starOf(strands: readonly Strand[]): Line {
  return strands.flatMap(([from, corner]) => [from, corner] as const);
}

function inner(strands: readonly Strand[], centre: Point, share: number): Line {
  return starOf(strands).map((point) => between(centre, point, share));
}
