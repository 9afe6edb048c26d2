import type { Random } from '@portal/engraving';
import type { Dress } from './dress.ts';
import { receptacle, sepals, stamens } from './flower-parts.ts';
import { type PetalForm, type Piece, stack, whorl } from './petals.ts';
import { blend } from './pigments.ts';
import type { Pose } from './pose.ts';
import { projection } from './pose.ts';
import { turned } from './turned.ts';

/** Four broad crumpled petals, a dark blotch at each root, and the capsule in the middle. */
export function poppy(pose: Pose, dress: Dress, random: Random): string {
  const { medium, petal, heart, leaf } = dress;
  const broad = (reach: number, rise: number): PetalForm => ({
    profile: (out) => [0.05 + out * reach, rise * out ** 1.4 + 0.12 * Math.sin(out * 3)],
    width: (out) => 0.1 + 0.62 * Math.sin(Math.min(1, out * 1.05) * 1.75) ** 0.9,
    cup: 0.34,
    ripple: 0.16,
    veins: 11,
    shaded: 0.5,
  });
  const cloth = { medium, pigment: petal, root: blend(heart.dark, petal.dark, 0.15) };
  const petals = [
    ...whorl(pose, broad(0.92, 0.3), 2, 0.2, cloth, random),
    ...whorl(
      { ...pose, size: pose.size * 0.92 },
      broad(0.84, 0.5),
      2,
      0.2 + Math.PI / 2,
      cloth,
      random,
    ),
  ];
  const capsule: Piece = {
    depth: projection(pose)(0, 0, 0.36).depth + 0.02,
    svg: turned(
      { ...pose, face: Math.min(0.72, pose.face) },
      {
        profile: [
          [0.02, 0.05],
          [0.12, 0.15],
          [0.26, 0.16],
          [0.32, 0.1],
          [0.34, 0.17],
          [0.37, 0.15],
        ],
        meridians: 5,
      },
      leaf,
      medium,
    ),
  };
  const threads = stamens(
    pose,
    { count: 46, spread: 0.32, height: 0.24, anther: 0.034 },
    heart,
    heart,
    medium,
    random,
  );
  return stack([
    ...petals,
    { ...threads, depth: Math.min(threads.depth, capsule.depth - 0.01) },
    capsule,
  ]);
}

/** Petals in a spiral, closed in the middle and falling open outwards. */
export function rose(pose: Pose, dress: Dress, random: Random): string {
  const { medium, petal, heart } = dress;
  const pieces: Piece[] = [];
  const count = 26;
  for (let index = 0; index < count; index += 1) {
    const inner = index / (count - 1);
    const reach = 0.98 * (1 - inner) ** 0.8 + 0.07;
    const rise = 0.16 + 0.5 * inner ** 0.7;
    const form: PetalForm = {
      profile: (out) => [
        0.04 + reach * out ** (0.75 + 0.4 * inner) * (1 + 0.05 * Math.sin(out * 3)),
        rise * Math.sin(out * 1.75) - (1 - inner) * 0.1 * out ** 3,
      ],
      width: (out) =>
        (0.1 + 0.34 * (1 - inner * 0.62)) *
          Math.sqrt(Math.sin(Math.min(1, 0.12 + out * 0.86) * Math.PI) + 0.001) +
        0.05,
      cup: 0.5,
      ripple: 0.05,
      veins: inner > 0.6 ? 0 : 5,
      shaded: 0.62,
    };
    const turn = index * 2.39996;
    pieces.push(
      ...whorl(
        pose,
        form,
        1,
        turn,
        { medium, pigment: petal, root: blend(petal.dark, heart.dark, 0.2) },
        random,
      ).map(({ depth, svg }) => ({ depth: depth + inner * pose.size * 0.6 * pose.face, svg })),
    );
  }
  return sepals(pose, 5, 1, dress, random) + receptacle(pose, 0.2, dress) + stack(pieces);
}

/** Five notched petals and a brush of stamens: cherry, apple, dog rose. */
export function blossom(pose: Pose, dress: Dress, random: Random): string {
  const { medium, petal, heart, leaf } = dress;
  const form: PetalForm = {
    profile: (out) => [0.06 + out * 0.9 * (1 - 0.08 * out ** 6), 0.16 * Math.sin(out * 2.4)],
    width: (out) => 0.05 + 0.4 * Math.sin(Math.min(1, out * 0.92) * Math.PI * 0.86) ** 0.85,
    cup: 0.3,
    ripple: 0.06,
    veins: 6,
    shaded: 0.34,
  };
  return (
    sepals(pose, 5, 0.75, dress, random) +
    stack([
      ...whorl(
        pose,
        form,
        5,
        0.3,
        { medium, pigment: petal, root: blend(petal.dark, heart.base, 0.35) },
        random,
      ),
      stamens(
        pose,
        { count: 20, spread: 0.34, height: 0.24, anther: 0.036 },
        leaf,
        heart,
        medium,
        random,
      ),
    ])
  );
}
