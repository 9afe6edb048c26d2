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
  polar,
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
import { type Block, cut, cutStraight, solid } from './woodcut.ts';

/** The physician's staff with its one snake. */
export function staff(block: Block): string {
  const { ink, paper } = block;
  const course = steps(0, 1, 26).map(
    (share): Point => [Math.sin(share * Math.PI * 4.6) * (30 - share * 8), 84 - share * 150],
  );
  const snake = resample(course, 3);
  return (
    fill(
      swelled(
        [
          [0, -96],
          [0, 98],
        ],
        (share) => 9 + share * 5,
      ),
      ink,
    ) +
    form(circle([0, -92], 10), paper, ink, 3) +
    fill(
      swelled(snake, (share) => 4 + 13 * Math.sin(Math.min(1, share * 1.3) * Math.PI * 0.62)),
      paper,
    ) +
    form(
      swelled(snake, (share) => 3 + 11 * Math.sin(Math.min(1, share * 1.3) * Math.PI * 0.62)),
      paper,
      ink,
      2.6,
    ) +
    stroke(curve(snake.filter((_, index) => index % 2 === 0)), ink, 3, {
      'stroke-dasharray': '2 7',
    }) +
    cut(points('-2,-62 12,-76 30,-74 34,-66 22,-58 8,-54'), block, 0.4) +
    fill(circle([22, -69], 2.4), ink) +
    stroke(polyline(points('34,-67 46,-66 52,-70'), points('46,-66 52,-62')), ink, 2)
  );
}

/** A printer's fist: it points to the right. */
export function hand(block: Block): string {
  return (
    cut(points('-96,-26 -60,-30 -60,34 -96,30'), block, 2) +
    cut(
      points(`
        -62,-26 -40,-34 -8,-32 22,-26 84,-22 94,-14 86,-5 30,-4 34,6 28,14 26,24 16,30 2,36
        -30,38 -62,30
      `),
      block,
      0.55,
      0.9,
    ) +
    stroke(
      curve(
        points('30,-4 6,-2'),
        points('32,8 4,10'),
        points('26,22 2,22'),
        points('-20,-32 -2,-20 20,-16'),
      ),
      block.ink,
      2.6,
    ) +
    fill(circle([-78, 2], 4), block.ink)
  );
}

export function hourglass(block: Block): string {
  const { ink, paper } = block;
  const wing = (side: number): Line[] =>
    [0.1, 0.4, 0.7, 1.0].map((off) =>
      blade([side * 34, -4], side > 0 ? -off : Math.PI + off, 62 - off * 10, 9, side * 0.4),
    );
  return (
    form(closedCurve(...wing(1), ...wing(-1)), paper, ink, 2.6) +
    cutStraight(rectangle(-46, -88, 92, 14), block) +
    cutStraight(rectangle(-46, 74, 92, 14), block) +
    stroke('M-40 -74V74M40 -74V74', ink, 5) +
    form(
      closedCurve(
        points('-30,-74 30,-74 32,-40 6,-4 6,4 32,40 30,74 -30,74 -32,40 -6,4 -6,-4 -32,-40'),
      ),
      paper,
      ink,
      3,
    ) +
    solid(points('-22,-34 22,-34 4,-6 -4,-6'), block) +
    solid(points('-28,72 -20,48 0,40 20,48 28,72'), block) +
    stroke('M0 -6V42', ink, 2.4)
  );
}

export function skull(block: Block): string {
  const { ink, paper } = block;
  const bone = (turn: number): string => {
    const ends = [-84, 84].flatMap((reach) =>
      [-0.1, 0.1].map((off) => circle(polar([0, 34], turn + off * 1.2, reach), 9)),
    );
    return (
      stroke(polyline([polar([0, 34], turn, -80), polar([0, 34], turn, 80)]), ink, 16) +
      stroke(polyline([polar([0, 34], turn, -80), polar([0, 34], turn, 80)]), paper, 10) +
      form(ends.join(''), paper, ink, 3)
    );
  };
  return (
    bone(0.42) +
    bone(-0.42) +
    cut(
      points('-54,-30 -44,-70 0,-90 44,-70 54,-30 46,0 30,12 28,36 -28,36 -30,12 -46,0'),
      block,
      0.7,
    ) +
    fill(oval([-22, -22], 15, 17) + oval([22, -22], 15, 17), ink) +
    solid(points('0,-6 9,10 -9,10'), block) +
    stroke(
      segments(
        [-18, -9, 0, 9, 18].map((x): readonly [Point, Point] => [
          [x, 18],
          [x, 34],
        ]),
      ),
      ink,
      3,
    ) +
    stroke(curve(coil([-34, -66], 0, 2, 12, 6)), ink, 2)
  );
}
