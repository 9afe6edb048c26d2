import {
  form,
  hatch,
  type Point,
  polygon,
  rectangle,
  seededRandom,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import { mask } from '../ornament/mask.ts';
import type { Box } from '../ornament/motif.ts';
import { palettes } from '../ornament/palette.ts';
import { palmette } from '../ornament/palmette.ts';
import { rosette } from '../ornament/rosette.ts';
import { swag } from '../ornament/swag.ts';
import { mirrored } from '../ornament/transforms.ts';
import { turned, urn } from '../ornament/turned.ts';
import type { Paper } from './papers.ts';

/** A triumphal gateway with the title where the traffic would be. */
export function portal(box: Box, { ink, paper }: Paper): { drawing: string; room: Box } {
  const palette = { ...palettes.ink, ink, body: paper, light: paper, second: paper, third: paper };
  const { x, y, width, height } = box;
  const axis = x + width / 2;
  const [shaft, top, base] = [width * 0.085, y + height * 0.2, y + height * 0.86];
  const slab = (left: number, at: number, wide: number, tall: number): string =>
    form(polygon(rectangle(left, at, wide, tall)), paper, ink, 2.4);
  const flutes = steps(0.2, 0.8, 4).map((share): readonly [Point, Point] => [
    [x + 30 + shaft * share, top + 60],
    [x + 30 + shaft * share, base - 40],
  ]);
  const shade = steps(top + 56, base - 36, 150).map((row): readonly [Point, Point] => [
    [x + 30 + shaft * 0.62, row],
    [x + 30 + shaft, row],
  ]);
  const column =
    slab(x + 18, base - 34, shaft + 24, 34) +
    slab(x + 30, top + 54, shaft, base - top - 88) +
    stroke(segments(flutes), ink, 1.6) +
    stroke(segments(shade), ink, 1) +
    slab(x + 16, top + 22, shaft + 28, 32) +
    palmette([x + 30 + shaft / 2, top + 62], 44, 5, palette) +
    slab(x + 8, base, shaft + 46, height * 0.1) +
    rosette([x + 31 + shaft / 2, base + height * 0.05], height * 0.036, 8, palette) +
    turned([x + 30 + shaft / 2, top - 108], urn, 86, palette, paper);
  const gable: Point[] = [
    [x + 96, top - 22],
    [axis, y + 8],
    [x + width - 96, top - 22],
  ];
  const inner: Point[] = [
    [x + 176, top - 34],
    [axis, y + 40],
    [x + width - 176, top - 34],
  ];
  const lines = steps(x + 14, x + width - 14, 90).map((at): readonly [Point, Point] => [
    [at, top + 2],
    [at, top + 12],
  ]);
  const drawing =
    mirrored(column, axis) +
    slab(x + 4, top - 22, width - 8, 44) +
    stroke(segments(lines), ink, 1.4) +
    form(polygon(gable), paper, ink, 3) +
    stroke(
      segments(hatch(inner, { angle: -0.5, spacing: 7, random: seededRandom('gable') })),
      ink,
      1.1,
    ) +
    stroke(polygon(inner), ink, 1.6) +
    swag([x + shaft + 70, base + 14], [axis, base + 14], height * 0.05, palette) +
    swag([axis, base + 14], [x + width - shaft - 70, base + 14], height * 0.05, palette) +
    mask([axis, top - 78], 86, palette) +
    slab(x, base + height * 0.1, width, height * 0.04) +
    stroke(
      polygon(rectangle(x + 50 + shaft, top + 34, width - 100 - shaft * 2, base - top - 40)),
      ink,
      1.6,
    );
  return {
    drawing,
    room: {
      x: x + 74 + shaft,
      y: top + 60,
      width: width - 148 - shaft * 2,
      height: base - top - 90,
    },
  };
}
