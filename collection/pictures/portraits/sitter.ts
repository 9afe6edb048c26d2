import type { Random } from '@portal/engraving';
import { modelBody, neckSolid } from './body.ts';
import { type Dress, dresses } from './dress/index.ts';
import { type BeardStyle, beardStyles } from './hair/beards.ts';
import { type HairStyle, hairStyles } from './hair/styles.ts';
import { earSolid, type Face, type Head, headSolid, modelHead } from './head.ts';
import { type Headwear, headwear } from './headwear/index.ts';
import type { Solid } from './modelling/solid.ts';
import { type Pose, turned } from './modelling/vector.ts';
import { onBody, onHead, type Studio } from './studio.ts';

/** Who sits, and how. Darkness is from 0 for white to 1 for black. */
export type Sitter = {
  face: Face;
  facing: Facing;
  build: Build;
  hair: HairStyle;
  beard: BeardStyle;
  hat: Headwear;
  dress: Dress;
  complexion: number;
  hairDarkness: number;
  clothDarkness: number;
};

/** Yaw of the head, yaw of the body, and nod, in radians. */
export const facings = {
  left: [-0.62, -0.36, 0.02],
  right: [0.62, 0.36, 0.02],
  slightLeft: [-0.3, -0.42, 0],
  slightRight: [0.3, 0.42, 0],
  full: [0.02, 0.1, 0],
  down: [-0.4, -0.2, 0.26],
  up: [0.45, 0.25, -0.18],
  overShoulder: [0.5, -0.5, 0.02],
  profileLeft: [-1.53, -1.05, 0],
  profileRight: [1.53, 1.05, 0],
} as const;

export type Facing = keyof typeof facings;

/** Breadth, stoutness, and the size of the body beside that of the head. */
export const builds = {
  slight: [-0.9, -0.4, 0.95],
  plain: [0, 0, 1],
  broad: [0.9, 0.4, 1.05],
  stout: [0.5, 1.5, 1.03],
  dwarfed: [0.2, 0.6, 0.6],
} as const;

export type Build = keyof typeof builds;

export type Placing = { centre: readonly [number, number]; scale: number; density: number };

/** The sitter as solids on the plate. The first one is always the head. */
export function seat(
  sitter: Sitter,
  { centre, scale, density }: Placing,
  random: Random,
): { solids: Solid[]; head: Head; headPose: Pose } {
  const [yaw, bodyYaw, pitch] = facings[sitter.facing];
  const [breadth, stout, size] = builds[sitter.build];
  const head = modelHead(sitter.face);
  const moved = [centre[0], centre[1], 0] as const;
  const about = [0, 0.7, -0.15] as const;
  const headPose = turned({ yaw, pitch, about, scale, moved });
  // A small body hangs from the same neck.
  const neck = 0.95 * (1 - size) * scale;
  const bodyPose = turned({
    yaw: bodyYaw,
    about,
    scale: scale * size,
    moved: [moved[0], moved[1] + neck, 0],
  });
  const studio: Studio = {
    head,
    body: modelBody(breadth, stout),
    headPose,
    bodyPose,
    density,
    random,
    hair: sitter.hairDarkness,
    cloth: sitter.clothDarkness,
  };
  const look = { darkness: sitter.complexion * 1.35, contrast: 1 - sitter.complexion * 0.3 };
  const skin = onHead(studio, 'skin', look);
  const solids = [
    headSolid(head, skin),
    earSolid(head, skin, -1),
    earSolid(head, skin, 1),
    neckSolid(studio.body, onBody(studio, 'skin', look)),
    ...dresses[sitter.dress](studio),
    ...hairStyles[sitter.hair](studio),
    ...beardStyles[sitter.beard](studio),
    ...headwear[sitter.hat](studio),
  ];
  return { solids, head, headPose };
}
