import { type Point, type Random, steps } from '@portal/engraving';
import type { Bench, Habit } from './bench.ts';
import { manyBlades } from './blades-many.ts';
import { type PetalForm, petal, stack } from './petals.ts';
import { type Pose, projection, up } from './pose.ts';

/** Fleshy leaves in spirals, seen from above: houseleeks. */
function houseleek(pose: Pose, bench: Bench, random: Random): string {
  const { medium, leaf, petal: tip } = bench.dress;
  const pieces = steps(0, 38, 38).map((index) => {
    const inner = index / 38;
    const reach = 1 - inner * 0.85;
    const form: PetalForm = {
      profile: (out) => [0.04 + out * reach, (0.1 + inner * 0.7) * out ** 1.2],
      width: (out) => (0.27 - inner * 0.13) * Math.sin(Math.PI * (0.3 + 0.69 * out)) ** 0.6 + 0.001,
      cup: 0.7,
      veins: inner > 0.5 || pose.size < 140 ? 0 : 4,
      shaded: inner > 0.7 || pose.size < 140 ? 0 : 0.35,
    };
    const turn = index * 2.39996;
    const { svg, depth } = petal(
      pose,
      form,
      turn,
      { medium, pigment: leaf, root: leaf.light, tip: leaf.base },
      random,
    );
    const at = (out: number): Point => {
      const [radius, height] = form.profile(out);
      return projection(pose)(radius, turn, height).point;
    };
    const [foot, end] = [at(0.82), at(1)];
    const point = {
      foot,
      angle: Math.atan2(end[1] - foot[1], end[0] - foot[0]),
      length: Math.hypot(end[0] - foot[0], end[1] - foot[1]),
    };
    const blush = manyBlades([point], 0.3, tip, medium);
    return { svg: svg + blush, depth: depth + inner * pose.size };
  });
  return stack(pieces);
}

export const houseleeks: Habit = {
  figures: 'below',
  draw(bench) {
    const { left, top, right, bottom, random } = bench;
    const at = (x: number, y: number): Point => [
      left + (right - left) * x,
      top + (bottom - top) * y,
    ];
    const size = Math.min(right - left, bottom - top);
    const plants = [
      [0.2, 0.2, 0.15],
      [0.82, 0.18, 0.14],
      [0.56, 0.12, 0.11],
      [0.86, 0.52, 0.13],
      [0.14, 0.6, 0.14],
      [0.5, 0.48, 0.31],
      [0.26, 0.87, 0.12],
      [0.76, 0.82, 0.2],
    ] as const;
    return plants
      .map(([x, y, share]) =>
        houseleek({ at: at(x, y), angle: up, face: 0.82, size: size * share }, bench, random),
      )
      .join('');
  },
};
