import {
  circle,
  closedCurve,
  coil,
  curve,
  fill,
  form,
  type Line,
  oval,
  type Point,
  polyline,
  resample,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import { blade } from '../ornament/blade.ts';
import { points } from '../ornament/points.ts';
import { type Block, cut, shadowUnder, solid } from './woodcut.ts';

export function cat(block: Block): string {
  const { ink, paper } = block;
  const whiskers = [-1, 1].flatMap((side) =>
    [-6, 0, 6].map(
      (drop) =>
        [
          [side * 8, -38 + drop * 0.4],
          [side * 46, -40 + drop * 2],
        ] as const,
    ),
  );
  return (
    shadowUnder(84, 150, block) +
    cut(points('54,84 84,70 90,30 76,8 70,14 78,34 70,58 44,70'), block, 2) +
    fill(closedCurve(points('-30,-30 -44,10 -48,60 -40,86 40,86 48,60 44,10 30,-30 0,-40')), ink) +
    fill(
      closedCurve(points('-30,-34 -34,-60 -32,-88 -14,-74 14,-74 32,-88 34,-60 30,-34 0,-20')),
      ink,
    ) +
    fill(oval([-13, -54], 7, 8) + oval([13, -54], 7, 8), paper) +
    fill(oval([-13, -54], 2.4, 7) + oval([13, -54], 2.4, 7), ink) +
    fill(closedCurve(points('-5,-42 5,-42 0,-36')), paper) +
    stroke(
      segments(whiskers) + curve(points('0,-36 -6,-30 -11,-33'), points('0,-36 6,-30 11,-33')),
      paper,
      1.6,
    ) +
    stroke(
      curve(
        points('-14,86 -16,50 -8,30'),
        points('14,86 16,50 8,30'),
        points('-40,70 -34,56'),
        points('40,70 34,56'),
      ),
      paper,
      2.4,
    ) +
    stroke(
      curve(points('-24,6 -12,14 0,16 12,14 24,6'), points('-22,18 -10,25 10,25 22,18')),
      paper,
      1.8,
    )
  );
}

export function hen(block: Block): string {
  const { ink, paper } = block;
  const plumes = [-1.7, -1.35, -1.0, -0.65, -0.3].map((angle) => blade([44, 0], angle, 66, 9, 0.5));
  return (
    form(closedCurve(...plumes), ink, paper, 2) +
    cut(
      points(`
        -60,-50 -48,-66 -30,-62 -24,-44 -10,-22 20,-12 50,-10 60,16 44,46 10,58 -26,52 -50,28
        -56,-4 -66,-34
      `),
      block,
      0.8,
    ) +
    form(closedCurve(points('-4,0 30,-2 50,18 24,34 -6,26')), paper, ink, 2.6) +
    stroke(curve(points('4,8 22,10 36,18'), points('4,16 18,18 30,24')), ink, 2) +
    solid(points('-58,-64 -60,-82 -50,-74 -44,-86 -38,-74 -28,-80 -30,-62'), block) +
    solid(points('-66,-46 -88,-40 -66,-36'), block) +
    solid(points('-66,-34 -60,-16 -52,-24 -56,-36'), block) +
    fill(circle([-50, -50], 3.4), ink) +
    stroke(
      polyline(
        points('-4,58 -6,80 -22,86'),
        points('-6,80 -4,88'),
        points('-6,80 8,84'),
        points('22,54 24,80 8,86'),
        points('24,80 26,88'),
        points('24,80 38,84'),
      ),
      ink,
      4,
    )
  );
}

export function snail(block: Block): string {
  const { ink } = block;
  const whorl = resample(coil([16, -8], Math.PI * 0.5, Math.PI * 0.5 + 15, 54, 7), 3);
  return (
    shadowUnder(62, 190, block) +
    cut(
      points(`
        -92,8 -84,-12 -70,-12 -64,10 -50,36 -20,42 40,42 74,48 94,60 40,62 -40,62 -72,52 -86,30
      `),
      block,
      0.6,
    ) +
    cut(
      [...steps(0, Math.PI * 2, 18)]
        .slice(1)
        .map((angle): Point => [16 + Math.cos(angle) * 56, -8 + Math.sin(angle) * 54]),
      block,
      0.6,
    ) +
    stroke(curve(whorl), ink, 3.4) +
    stroke(polyline(points('-84,-10 -96,-44'), points('-72,-12 -68,-46')), ink, 3.4) +
    fill(circle([-96, -46], 5) + circle([-68, -48], 5), ink) +
    stroke(curve(points('-88,12 -80,16 -74,12')), ink, 2.2)
  );
}

export function whale(block: Block): string {
  const { ink, paper } = block;
  const body = points(`
    -90,10 -80,-20 -50,-40 -10,-42 30,-26 56,-8 66,-24 64,-48 78,-34 96,-46 88,-14 72,8 40,32
    0,42 -50,40 -80,28
  `);
  const waves = [0, 1, 2].map(
    (row): Line =>
      steps(-100, 100, 20).map((x, index): Point => [x, 52 + row * 12 + (index % 2 ? 4 : -4)]),
  );
  return (
    cut(body, block, 0.9, 0.5) +
    stroke(curve(points('-90,14 -60,22 -34,14')), ink, 3) +
    fill(circle([-52, -2], 4), ink) +
    form(closedCurve(points('-20,22 -4,18 6,40 -8,52')), ink, paper, 2) +
    stroke(
      curve(
        points('-44,-42 -46,-62 -62,-72 -74,-62'),
        points('-44,-42 -42,-62 -26,-72 -14,-62'),
        points('-44,-42 -44,-80'),
      ),
      ink,
      3,
    ) +
    stroke(curve(...waves), ink, 2.6)
  );
}
