import type { Random } from '@portal/engraving';
import { bows, type Point, steps } from '@portal/engraving';
import type { Dress } from './dress.ts';
import { disc, sepals, stamens } from './flower-parts.ts';
import { type PetalForm, stack, whorl } from './petals.ts';
import { blend } from './pigments.ts';
import type { Pose } from './pose.ts';
import { projection } from './pose.ts';

function rounded(full: number, from: number): PetalForm['width'] {
  return (out) => full * Math.sqrt(Math.max(0, Math.sin(Math.PI * (from + (1 - from) * out))));
}

/** Pointed petals like a star, with a small cone of anthers. */
export function star(pose: Pose, dress: Dress, random: Random): string {
  const { medium, petal, heart } = dress;
  const form: PetalForm = {
    profile: (out) => [0.05 + out * 0.95, 0.08 - 0.14 * out],
    width: rounded(0.25, 0.12),
    cup: 0.1,
    veins: 4,
    shaded: 0.4,
  };
  return (
    sepals(pose, 5, 0.7, dress, random) +
    stack([
      ...whorl(pose, form, 5, 0.3, { medium, pigment: petal, tip: petal.base }, random),
      stamens(
        pose,
        { count: 6, spread: 0.12, height: 0.34, anther: 0.07 },
        heart,
        heart,
        medium,
        random,
      ),
    ])
  );
}

/** Ten petals under a fringe of threads, and the raised column. */
export function passionflower(pose: Pose, dress: Dress, random: Random): string {
  const { medium, petal, heart, leaf } = dress;
  const project = projection(pose);
  const form: PetalForm = {
    profile: (out) => [0.08 + out * 0.9, 0.06 * Math.sin(out * 3)],
    width: (out) => 0.19 * Math.sin(Math.PI * (0.14 + 0.82 * out)) ** 0.7,
    cup: 0.2,
    veins: 3,
    shaded: 0.3,
  };
  const fringe = steps(0, Math.PI * 2, 84)
    .slice(1)
    .map((turn): readonly [Point, Point, Point] => [
      project(0.2, turn, 0.05).point,
      project(0.38, turn, 0.12).point,
      project(0.58 + random.jitter(0.04), turn + random.jitter(0.03), 0.12).point,
    ]);
  const inner = fringe.map(([from, middle]) => [from, from, middle] as const);
  return (
    stack(whorl(pose, form, 10, 0, { medium, pigment: petal, tip: petal.light }, random)) +
    medium.line(bows(fringe), pose.size * 0.011, heart) +
    medium.line(bows(inner), pose.size * 0.018, {
      ...heart,
      dark: blend(heart.dark, '#200820', 0.5),
      base: heart.dark,
    }) +
    disc(pose, 0.17, 0.05, leaf, medium, 40).svg +
    stamens(
      pose,
      { count: 5, spread: 0.33, height: 0.36, anther: 0.1 },
      leaf,
      heart,
      medium,
      random,
    ).svg +
    stamens(
      pose,
      { count: 3, spread: 0.26, height: 0.55, anther: 0.05 },
      heart,
      heart,
      medium,
      random,
    ).svg
  );
}
