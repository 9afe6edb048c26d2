import { along, bows, heading, type Point, polar, type Random, steps } from '@portal/engraving';
import { bladeAxis } from './blade.ts';
import { manyBlades } from './blades-many.ts';
import type { Dress } from './dress.ts';
import { bud, sepals } from './flower-parts.ts';
import { type Pose, projection } from './pose.ts';
import { turned } from './turned.ts';

/** One bell, its mouth in the direction of the pose. */
export function bell(pose: Pose, dress: Dress, random: Random): string {
  const { medium, petal } = dress;
  const tilted = { ...pose, face: Math.min(0.45, Math.max(0.16, pose.face)) };
  return (
    turned(
      tilted,
      {
        profile: [
          [-0.1, 0.1],
          [0, 0.24],
          [0.2, 0.36],
          [0.5, 0.38],
          [0.75, 0.44],
          [0.95, 0.6],
        ],
        meridians: 7,
        mouth: { lobes: 5, depth: 0.22, hollow: { ...petal, base: petal.dark } },
      },
      petal,
      medium,
    ) + sepals({ ...tilted, size: pose.size * 0.8, face: 0.2 }, 5, 0.5, dress, random)
  );
}

/** A long spotted tube with a lip: one flower of a foxglove. */
function finger(pose: Pose, dress: Dress, random: Random): string {
  const { medium, petal, heart } = dress;
  const tube = turned(
    { ...pose, face: 0.35 },
    {
      profile: [
        [-0.05, 0.12],
        [0.1, 0.17],
        [0.4, 0.28],
        [0.8, 0.32],
        [1, 0.36],
      ],
      meridians: pose.size > 44 ? 4 : 0,
      shading: pose.size > 30 ? 0.4 : 0,
      mouth: { lobes: 3, depth: 0.14, hollow: { ...petal, base: petal.light } },
    },
    petal,
    medium,
  );
  const project = projection({ ...pose, face: 0.35 });
  const freckles = steps(0, 7, 7).map(
    () => project(random.next() * 0.24, random.between(0, 6.3), 1).point,
  );
  return tube + medium.spots(freckles, pose.size * 0.06, heart);
}

/** A tall one-sided spike of tubes, in bud at the top. */
export function foxglove(pose: Pose, dress: Dress, random: Random): string {
  const { at, angle, size } = pose;
  const axis = bladeAxis({ foot: at, angle, length: size * 2, bend: random.jitter(0.1) });
  const count = 17;
  const flowers = steps(0.97, 0.02, count - 1).map((share, index) => {
    const side = index % 2 ? 1 : -1;
    const grown = (1 - share) ** 0.7;
    const foot = along(axis, share);
    const droop = Math.PI / 2 - side * (0.95 - 0.5 * grown) + random.jitter(0.12);
    const flower = { at: foot, angle: droop, face: 0.3, size: size * (0.08 + 0.3 * grown) };
    if (share > 0.72) return bud({ ...flower, size: flower.size * 0.9 }, dress, 0.4);
    const calyx = [-0.6, 0, 0.6].map((turn) => ({
      foot: polar(foot, droop, -2),
      angle: droop + turn,
      length: flower.size * 0.4,
    }));
    return finger(flower, dress, random) + manyBlades(calyx, 0.3, dress.leaf, dress.medium);
  });
  return flowers.join('');
}

/** Bells hung along an arching stalk: lily of the valley, hyacinth, bluebell. */
export function bells(pose: Pose, dress: Dress, random: Random): string {
  const { medium, leaf } = dress;
  const { at, angle, size } = pose;
  const axis = bladeAxis({ foot: at, angle, length: size * 2, bend: 0.5 });
  const hung = steps(0.05, 0.97, 9).map((share, index) => {
    const side = index % 2 ? 1 : -1;
    const foot = along(axis, share);
    const out = polar(foot, heading(axis, share) + side * 0.9, size * 0.17 * (1.2 - share));
    const end: Point = [out[0] + side * size * 0.05, out[1] + size * 0.12];
    const grown = size * (0.3 - 0.16 * share);
    const flower: Pose = { at: end, angle: Math.PI / 2 - side * 0.3, face: 0.2, size: grown };
    return {
      thread: [foot, out, end] as const,
      svg: share > 0.86 ? bud(flower, dress, 0.9) : bell(flower, dress, random),
    };
  });
  return (
    medium.line(bows(hung.map(({ thread }) => thread)), 2.2, leaf) +
    hung.map(({ svg }) => svg).join('')
  );
}
