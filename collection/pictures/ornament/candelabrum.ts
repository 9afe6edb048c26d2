import { circle, fill, form, type Point, polygon, rectangle, stroke } from '@portal/engraving';
import { frame, ground } from './ground.ts';
import { acanthus } from './leaf.ts';
import { mask } from './mask.ts';
import { centreOf, type Design } from './motif.ts';
import type { Palette } from './palette.ts';
import { palmette } from './palmette.ts';
import { bentSpine, leafyScroll, tendril } from './scroll.ts';
import { swag } from './swag.ts';
import { mirrored } from './transforms.ts';
import { baluster, tazza, turned, urn } from './turned.ts';

/** An upright panel: vessels, leaves and masks growing out of each other along one axis. */
export function candelabrum({ box, palette, variant }: Design): string {
  const [x] = centreOf(box);
  const foot: Point = [x, box.y + box.height - 26];
  return (
    ground(box, palette) +
    column(foot, box.height - 60, box.width / 2 - 20, palette, variant) +
    frame(box, palette)
  );
}

/** As many columns one on another as keep each in proportion. */
export function pilaster(
  foot: Point,
  height: number,
  half: number,
  palette: Palette,
  variant: number,
): string {
  const storeys = Math.max(1, Math.round(height / (half * 6)));
  const storey = height / storeys;
  return Array.from({ length: storeys }, (_, index) =>
    column([foot[0], foot[1] - index * storey], storey - 6, half, palette, variant + index),
  ).join('');
}

/** From the foot up, a column of the height given; `half` is how far it may spread. */
function column(
  [x, y]: Point,
  height: number,
  half: number,
  palette: Palette,
  variant: number,
): string {
  const at = (share: number): number => y - height * share;
  const scrollSize = Math.min(half * 0.44, height * 0.13);
  const pair = (share: number, wind: 1 | -1, petals: number): string =>
    mirrored(
      leafyScroll(
        { centre: [x + half * 0.52, at(share)], from: Math.PI, wind, outer: scrollSize },
        palette,
        petals,
      ),
      x,
    );
  const leaves = (
    share: number,
    length: number,
    angle: number,
    bend: number,
    colour: string,
  ): string =>
    mirrored(
      acanthus(
        { spine: bentSpine([x, at(share)], angle, length, bend), reach: length * 0.26, lobes: 5 },
        palette,
        colour,
      ),
      x,
    );
  const wide = Math.min(half * 1.1, height * 0.2);
  const lower =
    variant % 2
      ? turned([x, at(0.24)], urn, height * 0.2, palette, palette.third)
      : turned([x, at(0.22)], tazza, height * 0.18, palette, palette.body);
  return (
    form(
      polygon(rectangle(x - half * 0.5, at(0.035), half, height * 0.035)),
      palette.body,
      palette.ink,
      1.6,
    ) +
    form(polygon(rectangle(x - 5, at(0.97), 10, height * 0.95)), palette.light, palette.ink, 1.4) +
    mirrored(
      tendril([x, at(0.27)], -0.5, half * 0.72, 0.8, palette) +
        tendril([x, at(0.78)], -1.0, half * 0.75, 1.1, palette) +
        tendril([x, at(0.5)], 0.1, half * 0.66, 0.7, palette),
      x,
    ) +
    pair(0.13, -1, 8) +
    leaves(0.06, wide * 0.6, -0.5, -0.9, palette.third) +
    lower +
    leaves(0.25, wide * 0.85, -0.9, 1.6, palette.body) +
    pair(0.37, 1, 6) +
    turned([x, at(0.44)], baluster, height * 0.17, palette, palette.second) +
    swag([x - half * 0.82, at(0.56)], [x, at(0.54)], height * 0.06, palette) +
    mirrored(swag([x, at(0.54)], [x + half * 0.82, at(0.56)], height * 0.06, palette), x) +
    mask([x, at(0.545)], Math.min(half * 0.9, height * 0.14), palette) +
    leaves(0.6, wide * 0.8, -1.0, 1.8, palette.third) +
    pair(0.72, variant % 2 ? -1 : 1, 10) +
    turned([x, at(0.76)], variant % 2 ? tazza : urn, height * 0.13, palette, palette.body) +
    leaves(0.76, wide * 0.7, -1.2, 2.2, palette.body) +
    palmette([x, at(0.82)], height * 0.16, 9, palette, palette.light) +
    fill(circle([x, at(0.985)], 7), palette.second) +
    stroke(circle([x, at(0.985)], 7), palette.ink, 1.4)
  );
}
