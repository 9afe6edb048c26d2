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
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import { blade } from '../ornament/blade.ts';
import { points } from '../ornament/points.ts';
import { type Block, cut, cutStraight, solid } from './woodcut.ts';

function face({ ink }: Block): string {
  return (
    fill(oval([-15, -8], 4.5, 5) + oval([15, -8], 4.5, 5), ink) +
    stroke(
      curve(
        points('-24,-18 -15,-22 -6,-18'),
        points('24,-18 15,-22 6,-18'),
        points('-1,-6 -5,10 4,11'),
        points('-16,20 0,28 16,20'),
        points('-26,12 -22,16'),
        points('26,12 22,16'),
      ),
      ink,
      2.6,
    )
  );
}

export function sun(block: Block): string {
  const { ink, paper } = block;
  const turns = steps(0, Math.PI * 2, 24).slice(1);
  const rays = turns
    .filter((_, index) => index % 2 === 0)
    .map((turn) => blade(polar([0, 0], turn, 44), turn, 52, 9));
  const waves = turns
    .filter((_, index) => index % 2 === 1)
    .map(
      (turn): Line =>
        steps(48, 88, 4).map((reach, index) =>
          polar([0, 0], turn + (index % 2 ? 0.07 : -0.05), reach),
        ),
    );
  return (
    form(closedCurve(...rays), ink, paper, 1.5) +
    stroke(curve(...waves), ink, 4) +
    cut(
      steps(0, Math.PI * 2, 20)
        .slice(1)
        .map((turn) => polar([0, 0], turn, 45)),
      block,
      0.4,
    ) +
    face(block)
  );
}

export function moon(block: Block): string {
  const { ink } = block;
  const star = ([x, y]: Point, size: number): string =>
    polygon(
      steps(0, 9, 9).map((index) =>
        polar([x, y], (index * Math.PI) / 5 - Math.PI / 2, index % 2 ? size * 0.42 : size),
      ),
    );
  return (
    cut(
      points(`
        20,-84 -20,-78 -56,-48 -70,0 -56,48 -20,78 20,84 -2,62 -12,36 -2,26 -18,12 -14,-2
        -20,-14 -10,-34 0,-62
      `),
      block,
      0.7,
    ) +
    fill(circle([-32, -24], 4.5), ink) +
    stroke(curve(points('-44,-34 -34,-38 -24,-34'), points('-22,28 -32,32 -40,28')), ink, 2.8) +
    fill(
      star([48, -50], 20) +
        star([76, 6], 13) +
        star([42, 44], 16) +
        star([22, -6], 8) +
        star([80, 62], 8),
      ink,
    )
  );
}

export function comet(block: Block): string {
  const { ink, paper } = block;
  const tail = [-0.36, -0.24, -0.12, 0, 0.12, 0.24, 0.36].map((off): Line => {
    const turn = -0.6 + off;
    return [
      polar([-50, 44], turn, 26),
      polar([-50, 44], turn + 0.03, 90),
      polar([-50, 44], turn - 0.04, 168 - Math.abs(off) * 90),
    ];
  });
  const rays = steps(0, Math.PI * 2, 12)
    .slice(1)
    .map((turn) => blade([-50, 44], turn, 34, 5));
  const hills = points('-100,96 -80,84 -50,90 -20,80 20,90 50,82 100,92 100,100 -100,100');
  return (
    stroke(curve(...tail), ink, 4) +
    form(closedCurve(...rays), ink, paper, 1) +
    form(circle([-50, 44], 15), paper, ink, 3.5) +
    solid(hills, block) +
    fill(
      [
        [-80, -60],
        [-30, -80],
        [10, -34],
        [60, 30],
        [86, -10],
        [-88, -6],
      ]
        .map(([x = 0, y = 0]) => circle([x, y], 3.4))
        .join(''),
      ink,
    )
  );
}

export function balloon(block: Block): string {
  const { ink } = block;
  const gores = [-34, -12, 12, 34].map(
    (x): Line => [
      [x * 0.3, -94],
      [x * 1.4, -46],
      [x * 0.6, 22],
    ],
  );
  return (
    cut(points('0,-96 44,-84 64,-46 54,-6 24,28 -24,28 -54,-6 -64,-46 -44,-84'), block, 0.9, 0.8) +
    stroke(curve(...gores), ink, 2.2) +
    stroke(curve(points('-62,-40 0,-28 62,-40'), points('-54,-8 0,6 54,-8')), ink, 4) +
    stroke(
      polyline(
        points('-22,28 -14,64'),
        points('22,28 14,64'),
        points('-8,30 -5,64'),
        points('8,30 5,64'),
      ),
      ink,
      1.8,
    ) +
    cutStraight(points('-20,64 20,64 15,88 -15,88'), block) +
    stroke(
      segments(
        [70, 76, 82].map((y): readonly [Point, Point] => [
          [-18, y],
          [18, y],
        ]),
      ),
      ink,
      1.8,
    ) +
    fill(circle([-6, 56], 5) + circle([7, 57], 5), ink) +
    stroke(polyline(points('16,70 40,60'), points('40,60 40,44 58,48 40,52')), ink, 2.4) +
    stroke(
      curve(
        points('-96,70 -80,62 -64,70'),
        points('66,84 80,76 94,84'),
        points('-90,-70 -76,-78 -62,-70'),
      ),
      ink,
      2.4,
    )
  );
}
