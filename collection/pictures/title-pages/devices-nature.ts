import {
  circle,
  closedCurve,
  curve,
  fill,
  form,
  type Line,
  polar,
  polygon,
  polyline,
  rectangle,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import { points } from '../ornament/points.ts';
import { type Block, cut, cutStraight, shadowUnder, solid } from './woodcut.ts';

export function tree(block: Block): string {
  const { ink, paper } = block;
  const clumps: readonly (readonly [number, number, number])[] = [
    [-48, -10, 30],
    [48, -12, 30],
    [-28, -48, 32],
    [30, -50, 32],
    [0, -72, 26],
    [0, -22, 32],
  ];
  const leafy = ([x, y, size]: readonly [number, number, number]): string =>
    cut(
      steps(0, Math.PI * 2, 18)
        .slice(1)
        .map((turn, index) => polar([x, y], turn, size * (index % 2 ? 1 : 0.82))),
      block,
      0.8,
    );
  return (
    shadowUnder(82, 180, block) +
    cut(points('-12,0 12,0 12,46 30,80 12,74 0,84 -12,74 -32,80 -12,46'), block, 0.9, 1.4) +
    clumps.map(leafy).join('') +
    form(
      [
        [-50, 0],
        [44, -4],
        [-24, -44],
        [30, -58],
        [2, -28],
      ]
        .map(([x = 0, y = 0]) => circle([x, y], 6))
        .join(''),
      paper,
      ink,
      3,
    )
  );
}

export function owl(block: Block): string {
  const { ink, paper } = block;
  const feathers = [0, 1, 2, 3].flatMap((row) =>
    steps(-18 + row * 3, 18 - row * 3, 3).map(
      (x): Line => [
        [x - 6, row * 14 - 6],
        [x, row * 14 + 2],
        [x + 6, row * 14 - 6],
      ],
    ),
  );
  return (
    cutStraight(points('-70,70 70,70 84,92 -84,92'), block) +
    stroke(polyline(points('-74,78 74,78'), points('-78,84 78,84')), ink, 1.8) +
    cut(
      points(`
        -44,-58 -40,-84 -22,-70 22,-70 40,-84 44,-58 50,-10 42,40 18,70 -18,70 -42,40 -50,-10
      `),
      block,
      0.7,
    ) +
    form(
      closedCurve(points('-48,-14 -30,0 -22,44 -34,52 -48,20')) +
        closedCurve(points('48,-14 30,0 22,44 34,52 48,20')),
      ink,
      paper,
      2,
    ) +
    form(circle([-19, -46], 17) + circle([19, -46], 17), paper, ink, 3) +
    fill(circle([-17, -46], 8) + circle([17, -46], 8), ink) +
    fill(circle([-15, -49], 2.6) + circle([19, -49], 2.6), paper) +
    solid(points('-6,-36 6,-36 0,-20'), block) +
    stroke(curve(...feathers), ink, 2.2) +
    stroke(
      polyline(
        points('-20,68 -20,76'),
        points('-12,68 -12,76'),
        points('12,68 12,76'),
        points('20,68 20,76'),
      ),
      ink,
      4,
    )
  );
}

export function lamp(block: Block): string {
  const { ink, paper } = block;
  const beams = steps(-2.6, -0.54, 8).map(
    (turn) => [polar([60, -30], turn, 40), polar([60, -30], turn, 62)] as const,
  );
  return (
    shadowUnder(72, 150, block) +
    cut(
      points('-46,-10 -20,-22 20,-18 48,-20 72,-18 70,-6 40,24 8,38 -24,34 -44,14'),
      block,
      0.9,
      0.3,
    ) +
    form(
      closedCurve(points('-46,-8 -74,-20 -92,0 -74,24 -44,14 -60,8 -74,10 -80,0 -72,-8 -48,4')),
      paper,
      ink,
      3,
    ) +
    cut(points('-14,36 16,38 34,70 -34,70'), block) +
    form(closedCurve(points('60,-20 50,-38 62,-66 72,-40 70,-24')), paper, ink, 3) +
    stroke(segments(beams), ink, 3) +
    fill(polygon(rectangle(-14, -30, 24, 8)), ink)
  );
}
