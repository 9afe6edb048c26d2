import type { Random } from '@portal/engraving';
import type { Dress } from './dress.ts';
import { sepals, stamens } from './flower-parts.ts';
import { type PetalForm, type Piece, stack, whorl } from './petals.ts';
import { blend, blendPigments } from './pigments.ts';
import { type Pose, projection } from './pose.ts';
import { turned } from './turned.ts';

function pistil(pose: Pose, height: number, { leaf, heart, medium }: Dress): Piece {
  return {
    depth: projection(pose)(0, 0, height).depth,
    svg: turned(
      { ...pose, face: Math.min(0.6, pose.face) },
      {
        profile: [
          [0, 0.05],
          [height * 0.3, 0.07],
          [height * 0.6, 0.035],
          [height * 0.9, 0.03],
          [height * 0.95, 0.075],
          [height, 0.05],
        ],
      },
      blendPigments(leaf, heart, 0.4),
      medium,
    ),
  };
}

/** Many petals rising in rings from the water. */
export function waterLily(pose: Pose, dress: Dress, random: Random): string {
  const { medium, petal, heart } = dress;
  const ring = (reach: number, rise: number): PetalForm => ({
    profile: (out) => [0.06 + reach * out ** 0.9, rise * out ** 1.3 + 0.06 * Math.sin(out * 3)],
    width: (out) => 0.2 * Math.sin(Math.PI * (0.1 + 0.89 * out)) ** 0.7 + 0.001,
    cup: 0.5,
    veins: 4,
    shaded: 0.45,
  });
  const cloth = { medium, pigment: petal, root: petal.base, tip: petal.light };
  return (
    sepals(pose, 4, 0.98, dress, random) +
    stack([
      ...whorl(pose, ring(0.95, 0.22), 9, 0, cloth, random),
      ...whorl(pose, ring(0.8, 0.44), 8, 0.3, cloth, random),
      ...whorl(pose, ring(0.58, 0.6), 7, 0.1, cloth, random),
      stamens(
        pose,
        { count: 40, spread: 0.26, height: 0.42, anther: 0.04 },
        heart,
        heart,
        medium,
        random,
      ),
    ])
  );
}

/** A goblet of six blunt petals with a bright style: crocus, colchicum. */
export function crocus(pose: Pose, dress: Dress, random: Random): string {
  const { medium, petal, heart } = dress;
  const form: PetalForm = {
    profile: (out) => [0.03 + 0.56 * out ** 1.5, 1.15 * out ** 0.8],
    width: (out) => 0.25 * Math.sin(Math.PI * (0.1 + 0.89 * out)) ** 0.7 + 0.002,
    cup: 0.5,
    veins: 6,
    shaded: 0.5,
  };
  const cloth = { medium, pigment: petal, root: petal.dark, tip: petal.light };
  return stack([
    ...whorl(pose, form, 6, 0.4, cloth, random),
    stamens(
      pose,
      { count: 3, spread: 0.12, height: 0.85, anther: 0.1 },
      heart,
      heart,
      medium,
      random,
    ),
  ]);
}

/** Five broad cupped petals round a crown of nectaries. */
export function hellebore(pose: Pose, dress: Dress, random: Random): string {
  const { medium, petal, heart, leaf } = dress;
  const form: PetalForm = {
    profile: (out) => [0.05 + out * 0.9, 0.32 * Math.sin(out * 2)],
    width: (out) => 0.4 * Math.sin(Math.PI * (0.1 + 0.88 * out)) ** 0.75 + 0.004,
    cup: 0.36,
    veins: 7,
    shaded: 0.4,
  };
  const freckled = { medium, pigment: petal, root: blend(petal.base, leaf.light, 0.6) };
  return stack([
    ...whorl(pose, form, 5, 0.3, freckled, random),
    stamens(
      pose,
      { count: 34, spread: 0.34, height: 0.26, anther: 0.045 },
      heart,
      heart,
      medium,
      random,
    ),
    pistil(pose, 0.4, dress),
  ]);
}
