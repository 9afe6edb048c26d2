import type { Random } from '@portal/engraving';
import { bows, steps } from '@portal/engraving';
import type { Dress } from './dress.ts';
import { sepals } from './flower-parts.ts';
import { below, leafShaped } from './flowers-faced.ts';
import { petal as drawPetal, type PetalForm } from './petals.ts';
import type { Pose } from './pose.ts';
import { projection } from './pose.ts';

/** Two petals up, two to the sides, one below with dark whiskers: pansy and violet. */
export function pansy(pose: Pose, dress: Dress, random: Random): string {
  const { medium, petal, heart } = dress;
  const project = projection(pose);
  const broad: PetalForm = {
    profile: (out) => [0.02 + out * 0.86, 0.1 * Math.sin(out * 3)],
    width: (out) => 0.06 + 0.44 * Math.sin(Math.min(1, out * 0.95) * Math.PI * 0.84) ** 0.9,
    ripple: 0.06,
    veins: 7,
    shaded: 0.5,
  };
  const upper = { medium, pigment: petal, root: petal.dark, tip: petal.base };
  const lower = { medium, pigment: heart, root: heart.light, tip: heart.base };
  const order = [
    [-below - 0.5, upper],
    [-below + 0.5, upper],
    [0.12, lower],
    [Math.PI - 0.12, lower],
    [below, lower],
  ] as const;
  const petals = order.map(([turn, cloth]) => drawPetal(pose, broad, turn, cloth, random).svg);
  const whiskers = [0.12, Math.PI - 0.12, below].flatMap((turn) =>
    steps(-0.45, 0.45, 6).map(
      (spread) =>
        [
          project(0.08, turn, 0.1).point,
          project(0.28, turn + spread * 0.8, 0.1).point,
          project(0.46 + random.jitter(0.08), turn + spread, 0.1).point,
        ] as const,
    ),
  );
  const eye = steps(0, 6, 6).map(
    () => project(random.next() * 0.05, random.between(0, 6), 0.12).point,
  );
  return (
    sepals(pose, 5, 0.7, dress, random) +
    petals.join('') +
    medium.line(bows(whiskers), 2.2, { ...petal, base: petal.dark }) +
    medium.spots(eye, pose.size * 0.1, { light: '#f7d84a', base: '#f0c020', dark: '#e8a818' })
  );
}

/** A standard, two wings and a keel: sweet pea, bean, broom. */
export function pea(pose: Pose, dress: Dress, random: Random): string {
  const { medium, petal, heart } = dress;
  const standard: PetalForm = {
    profile: (out) => [0.04 + out * 0.9, 0.3 * Math.sin(out * 2.2)],
    width: (out) => 0.1 + 0.58 * Math.sin(Math.min(1, out * 0.95) * Math.PI * 0.8) ** 0.9,
    cup: 0.1,
    ripple: 0.05,
    veins: 11,
    shaded: 0.5,
  };
  const wing: PetalForm = {
    profile: (out) => [0.04 + out * 0.62, 0.5 * Math.sin(out * 1.6)],
    width: (out) => 0.06 + 0.26 * Math.sin(Math.min(1, out * 0.95) * Math.PI * 0.86) ** 0.8,
    cup: 0.7,
    veins: 5,
    shaded: 0.5,
  };
  const keel: PetalForm = { ...wing, width: leafShaped(0.15), cup: 1 };
  const cloth = { medium, pigment: petal };
  const inner = { medium, pigment: heart };
  return (
    sepals(pose, 5, 0.4, dress, random) +
    drawPetal(pose, standard, -below, cloth, random).svg +
    drawPetal(pose, keel, below, inner, random).svg +
    drawPetal(pose, wing, below - 0.75, inner, random).svg +
    drawPetal(pose, wing, below + 0.75, inner, random).svg
  );
}
