import type { Random } from '@portal/engraving';
import type { Dress } from './dress.ts';
import { disc, receptacle, sepals } from './flower-parts.ts';
import { type PetalForm, stack, whorl } from './petals.ts';
import type { Pose } from './pose.ts';

/** Rays round a disc. */
export function daisy(pose: Pose, dress: Dress, random: Random): string {
  const { medium, petal, heart } = dress;
  const rays: PetalForm = {
    profile: (out) => [0.16 + out * 0.84, 0.1 * Math.sin(out * 2.6) - 0.06 * out],
    width: (out) => 0.088 * Math.min(1, out * 3 + 0.35) * (1 - out ** 7) ** 0.6 + 0.001,
    cup: 0.1,
    veins: 2,
    shaded: 0.3,
  };
  const rayDress = { medium, pigment: petal };
  return (
    receptacle(pose, 0.22, dress) +
    stack([
      ...whorl(pose, rays, 17, 0.1, rayDress, random),
      ...whorl({ ...pose, size: pose.size * 0.93 }, rays, 14, 0.3, rayDress, random),
      disc(pose, 0.28, 0.13, heart, medium),
    ])
  );
}

export function sunflower(pose: Pose, dress: Dress, random: Random): string {
  const { medium, petal, heart } = dress;
  const rays: PetalForm = {
    profile: (out) => [0.4 + out * 0.6, 0.12 * Math.sin(out * 3) - 0.02],
    width: (out) => 0.1 * Math.sin(Math.PI * (0.2 + 0.8 * out)) ** 0.8 + 0.001,
    veins: 3,
    shaded: 0.45,
  };
  const rayDress = { medium, pigment: petal };
  return (
    sepals(pose, 15, 0.95, dress, random) +
    stack([
      ...whorl({ ...pose, size: pose.size * 1.02 }, rays, 19, 0, rayDress, random),
      ...whorl({ ...pose, size: pose.size * 0.95 }, rays, 18, 0.18, rayDress, random),
      disc(pose, 0.47, 0.12, heart, medium, 420),
    ])
  );
}

/** Ring upon ring of petals, the inner ones upright. */
export function chrysanthemum(pose: Pose, dress: Dress, random: Random): string {
  const { medium, petal } = dress;
  const rings = [1, 0.9, 0.78, 0.64, 0.5, 0.36, 0.22];
  const pieces = rings.flatMap((reach, ring) => {
    const rise = (1 - reach) * 0.75;
    const form: PetalForm = {
      profile: (out) => [
        0.05 + out * reach,
        rise * out + 0.22 * Math.sin(out * 2.9) * (1.2 - reach),
      ],
      width: (out) => 0.1 * Math.min(1, out * 2 + 0.3) * (1 - out ** 5) ** 0.6 + 0.001,
      cup: 0.8,
      veins: 2,
      shaded: 0.5,
    };
    return whorl(
      pose,
      form,
      Math.round(8 + reach * 14),
      ring * 0.7,
      { medium, pigment: petal },
      random,
    );
  });
  return receptacle(pose, 0.2, dress) + stack(pieces);
}
