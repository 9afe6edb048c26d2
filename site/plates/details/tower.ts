import {
  fill,
  form,
  hatch,
  type Line,
  type Point,
  polygon,
  polyline,
  rectangle,
  seededRandom,
  segments,
  stroke,
} from '@portal/engraving';
import type { PlatePalette } from '../palette.ts';

/** A lookout tower with a low house, standing on a point; larger ones show their stones. */
export function tower(foot: Point, scale: number, { ink, paper, wash }: PlatePalette): string {
  const random = seededRandom(`tower ${scale}`);
  const at = (x: number, y: number): Point => [foot[0] + x * scale, foot[1] + y * scale];
  const box = (x: number, y: number, w: number, h: number): Line =>
    rectangle(x, y, w, h).map(([a, b]) => at(a, b));
  const body = box(-6, -32, 12, 34);
  const top = box(-7.5, -37, 15, 5);
  const roof: Line = [at(-8, -37), at(0, -48), at(8, -37)];
  const house = box(6, -12, 22, 13);
  const tiles: Line = [at(5, -12), at(9, -19), at(26, -19), at(30, -12)];
  const shade = hatch(body, {
    angle: Math.PI / 2,
    spacing: scale > 1 ? 3 : 1.8,
    random,
    tone: ([x]) => (x - foot[0]) / (10 * scale) + 0.45,
  });
  const slates = hatch(tiles, {
    angle: 0,
    spacing: scale > 1 ? 3.4 : 2,
    random,
    ragged: 2 * scale,
  });
  const openings = [
    box(-1.4, -29, 2.8, 5),
    box(-1.4, -19, 2.8, 5),
    box(11, -8, 3, 4),
    box(19, -8, 4, 9),
  ];
  const stones =
    scale > 1
      ? [-26, -22, -18, -14, -10, -6, -2].flatMap((y, row): Line[] => [
          [at(-6, y), at(6, y)],
          [at(row % 2 ? -3 : -1, y), at(row % 2 ? -3 : -1, y + 4)],
          [at(row % 2 ? 2 : 4, y), at(row % 2 ? 2 : 4, y + 4)],
        ])
      : [];
  const width = scale > 1 ? 1.1 : 0.8;
  return (
    form(polygon(house), paper, ink, width) +
    form(polygon(tiles), wash, ink, width) +
    stroke(segments(slates), ink, 0.5) +
    form(polygon(body), paper, ink, width) +
    stroke(polyline(...stones), ink, 0.4) +
    stroke(segments(shade), ink, 0.5) +
    form(polygon(top, roof), wash, ink, width) +
    fill(polygon(...openings), ink)
  );
}
