import { along, bows, closedCurve, heading, type Point, polar, steps } from '@portal/engraving';
import type { Bench, Habit } from './bench.ts';
import { blade } from './blade.ts';
import { type Pose, projection, up } from './pose.ts';
import { growth, stem } from './stem.ts';
import { turned } from './turned.ts';

/** A hanging jug with a lid, ribbed lip and two wings. */
function pitcher(pose: Pose, bench: Bench): string {
  const { medium, petal, heart, leaf } = bench.dress;
  const tilted = { ...pose, face: 0.3 };
  const project = projection(tilted);
  const at = (across: number, height: number): Point =>
    project(Math.abs(across), across > 0 ? 0 : Math.PI, height).point;
  const lid = steps(0, Math.PI * 2, 14)
    .slice(1)
    .map((turn) => project(0.34, turn, 1.42 - 0.26 * Math.sin(turn)).point);
  const ribs = steps(0.3, 2.84, 9).map(
    (turn) =>
      [
        project(0.05, -1.57, 1.3).point,
        project(0.2, turn, 1.3).point,
        project(0.32, turn, 1.42 - 0.24 * Math.sin(turn)).point,
      ] as const,
  );
  const body = turned(
    tilted,
    {
      profile: [
        [0, 0.1],
        [0.06, 0.2],
        [0.25, 0.32],
        [0.5, 0.34],
        [0.75, 0.27],
        [0.95, 0.26],
        [1.02, 0.3],
      ],
      meridians: 7,
      mouth: { lobes: 14, depth: 0.03, hollow: { ...heart, base: heart.dark } },
    },
    petal,
    medium,
  );
  const wings = [-0.07, 0.07].map((x) => [at(x, 0.1), at(x * 1.6, 0.5), at(x, 0.96)] as const);
  const mottle = steps(0, 26, 26).map(
    () => project(0.3, bench.random.between(0.4, 2.7), bench.random.between(0.15, 0.9)).point,
  );
  return (
    medium.paint({ outline: closedCurve(lid), pigment: leaf, veins: bows(ribs) }) +
    body +
    medium.spots(mottle, pose.size * 0.03, heart) +
    medium.line(bows(wings), 2, leaf)
  );
}

/** A climbing stem whose leaves end in jugs. */
export const pitchers: Habit = {
  figures: 'below',
  draw(bench) {
    const { left, top, right, bottom, dress, random } = bench;
    const { medium, leaf } = dress;
    const at = (x: number, y: number): Point => [
      left + (right - left) * x,
      top + (bottom - top) * y,
    ];
    const size = Math.min(right - left, bottom - top);
    const main = growth(at(0.46, 1), at(0.54, 0.74), at(0.46, 0.5), at(0.54, 0.24), at(0.5, 0.1));
    const nodes = [
      [0.16, -1, 0.27],
      [0.36, 1, 0.3],
      [0.58, -1, 0.28],
      [0.78, 1, 0.21],
      [0.94, -1, 0.15],
    ] as const;
    const hung = nodes.map(([share, side, jug]) => {
      const foot = along(main, share);
      const angle = heading(main, share) + side * 1;
      const length = size * 0.32;
      const tip = polar(foot, angle + side * 0.2, length * 1.02);
      const low: Point = [tip[0] + side * size * 0.07, tip[1] + size * jug * 1.05];
      const base: Point = [tip[0] + side * size * 0.005, low[1]];
      const tendril = growth(
        tip,
        [tip[0] + side * size * 0.09, tip[1] + size * 0.05],
        low,
        [(low[0] + base[0]) / 2, low[1] + size * 0.05],
        base,
      );
      return (
        stem(tendril, { from: 4, to: 6 }, leaf, medium, random) +
        blade(
          { foot, angle, length, bend: side * 0.4, turn: random.jitter(0.3) },
          { width: 0.16, swell: (t) => Math.sin(Math.PI * t ** 0.8) ** 0.8, veins: -5 },
          leaf,
          medium,
          random,
        ) +
        pitcher({ at: base, angle: up - side * 0.1, face: 0.3, size: size * jug }, bench)
      );
    });
    return stem(main, { from: size * 0.022, to: 6 }, leaf, medium, random) + hung.join('');
  },
};
