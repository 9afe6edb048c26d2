import {
  circle,
  closedCurve,
  curve,
  fill,
  form,
  type Line,
  oval,
  type Point,
  polar,
  polygon,
  polyline,
  rectangle,
  resample,
  segments,
  steps,
  stroke,
  swelled,
} from '@portal/engraving';
import { blade } from '../ornament/blade.ts';
import { points } from '../ornament/points.ts';
import { type Block, cut, cutStraight, shadowUnder, solid } from './woodcut.ts';

export function beehive(block: Block): string {
  const { ink, paper } = block;
  const half = (y: number): number => 58 * Math.sqrt(Math.max(0, 1 - ((y - 60) / 138) ** 2));
  const rolls = steps(-64, 46, 7).map((y) =>
    cut(
      [
        [-half(y), y],
        [-half(y) - 3, y + 8],
        [-half(y + 12), y + 16],
        [0, y + 20],
        [half(y + 12), y + 16],
        [half(y) + 3, y + 8],
        [half(y), y],
        [0, y + 4],
      ],
      block,
      0.8,
    ),
  );
  const bee = ([x, y]: Point, turn: number): string =>
    fill(oval([x, y], 8, 4.5, turn), ink) +
    form(
      oval(polar([x, y], turn - 1.2, 7), 6, 3, turn - 0.8) +
        oval(polar([x, y], turn - 2, 7), 6, 3, turn - 2.2),
      paper,
      ink,
      1.4,
    );
  return (
    cut(points('-8,-76 8,-76 10,-64 -10,-64'), block) +
    rolls.join('') +
    solid(points('-14,66 -12,46 0,40 12,46 14,66'), block) +
    cutStraight(rectangle(-84, 66, 168, 12), block) +
    cutStraight(rectangle(-66, 78, 12, 18), block) +
    cutStraight(rectangle(54, 78, 12, 18), block) +
    bee([-82, -30], 0.4) +
    bee([78, -52], 2.6) +
    bee([86, 10], 0.2) +
    bee([-88, 24], 2.9) +
    bee([-52, -78], 0.9)
  );
}

export function anchor(block: Block): string {
  const { ink, paper } = block;
  const rope = resample(
    points('-60,-60 -20,-40 26,-12 30,20 -10,36 -40,14 -26,-18 20,-30 64,-10 82,34'),
    3,
  );
  return (
    form(circle([0, -80], 14), 'none', ink, 8) +
    fill(
      swelled(
        [
          [0, -66],
          [0, 84],
        ],
        () => 14,
      ),
      ink,
    ) +
    fill(polygon(rectangle(-46, -50, 92, 12)), ink) +
    fill(circle([-48, -44], 9) + circle([48, -44], 9), ink) +
    stroke(curve(points('-76,20 -64,58 -34,80 0,88 34,80 64,58 76,20')), ink, 13) +
    fill(polygon(points('-92,34 -78,2 -58,34')) + polygon(points('92,34 78,2 58,34')), ink) +
    stroke(curve(rope), paper, 11) +
    stroke(curve(rope), ink, 7) +
    stroke(curve(rope), paper, 3, { 'stroke-dasharray': '5 5' })
  );
}

export function ship(block: Block): string {
  const { ink } = block;
  const waves = [0, 1, 2].map(
    (row): Line =>
      steps(-98, 98, 16).map((x, index): Point => [x, 70 + row * 11 + (index % 2 ? 5 : -5)]),
  );
  const shrouds = [
    [-50, -30],
    [2, -70],
    [50, -34],
  ].flatMap(([x = 0, y = 0]) =>
    [-1, 1].map((side): readonly [Point, Point] => [
      [x, y],
      [x + side * 26, 34],
    ]),
  );
  return (
    stroke(segments(shrouds), ink, 1.6) +
    stroke(
      polyline(
        points('-50,40 -50,-62'),
        points('2,40 2,-90'),
        points('50,40 50,-60'),
        points('70,30 98,6'),
      ),
      ink,
      5,
    ) +
    cut(points('-74,-8 -70,-44 -28,-44 -20,-8 -46,2'), block) +
    cut(points('-30,4 -24,-40 30,-40 38,4 4,14'), block) +
    cut(points('-18,-46 -14,-74 20,-74 24,-46 4,-40'), block) +
    cut(points('34,-8 36,-42 72,-42 80,-8 56,2'), block) +
    solid(points('2,-90 26,-94 20,-88 28,-82 2,-84'), block) +
    solid(points('-50,-62 -30,-66 -36,-60 -28,-54 -50,-56'), block) +
    cut(points('-94,22 -84,22 -76,36 62,36 80,24 92,26 74,66 -66,68'), block, 0.9, 0.1) +
    stroke(polyline(points('-80,46 74,44'), points('-74,54 70,54')), ink, 2) +
    fill([-50, -26, -2, 22, 46].map((x) => circle([x, 50], 4)).join(''), ink) +
    stroke(curve(...waves), ink, 3)
  );
}

export function mortar(block: Block): string {
  return (
    shadowUnder(88, 150, block) +
    cut(points('40,-96 54,-92 16,-20 4,-26'), block, 0.6) +
    cut(points('34,-100 56,-106 64,-92 48,-84'), block, 0.6) +
    cut(
      points('-64,-26 64,-26 58,-6 50,40 26,58 28,72 46,86 -46,86 -28,72 -26,58 -50,40 -58,-6'),
      block,
      0.9,
      0.2,
    ) +
    form(oval([0, -26], 66, 12), block.ink, block.paper, 2.4) +
    stroke(polyline(points('-56,2 56,2'), points('-48,34 48,34')), block.ink, 3) +
    form(
      closedCurve(
        blade([0, 30], -Math.PI / 2, 24, 6),
        blade([0, 30], -0.9, 20, 5),
        blade([0, 30], -2.24, 20, 5),
      ),
      block.paper,
      block.ink,
      2,
    )
  );
}
