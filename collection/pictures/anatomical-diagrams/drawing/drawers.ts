import { armMuscles } from './arm.ts';
import { backbone } from './backbone.ts';
import { bird } from './bird.ts';
import { bodyTree } from './body.ts';
import { brainSide, brainTop } from './brain.ts';
import { ear } from './ear.ts';
import { eyeFront, eyeSection } from './eye.ts';
import type { Drawer } from './figure.ts';
import { hair, nail } from './hair-and-nail.ts';
import { circulation, heart } from './heart.ts';
import { horse } from './horse.ts';
import { footBones, handBones } from './limbs.ts';
import { lungs } from './lungs.ts';
import { knee, stomach } from './organs.ts';
import { proportions } from './proportions.ts';
import { ribcage } from './ribcage.ts';
import { skeleton } from './skeleton.ts';
import { skinBlock } from './skin.ts';
import { skullFront, skullProfile } from './skull.ts';
import { tasteBud } from './taste-bud.ts';
import { teethRows, toothSection } from './teeth.ts';

export const drawers: Readonly<Record<string, Drawer>> = {
  skeleton: (hand) => skeleton(hand, 'standing'),
  'skeleton-with-spade': (hand) => skeleton(hand, 'greeting'),
  'skull-profile': skullProfile,
  'skull-front': skullFront,
  ribcage,
  backbone,
  hand: (hand) => handBones(hand),
  foot: footBones,
  eye: eyeSection,
  'eye-front': eyeFront,
  ear,
  'brain-side': brainSide,
  'brain-top': brainTop,
  heart,
  circulation,
  lungs,
  vessels: (hand) => bodyTree(hand, 'vessels'),
  nerves: (hand) => bodyTree(hand, 'nerves'),
  arm: armMuscles,
  skin: skinBlock,
  hair,
  nail,
  'taste-bud': tasteBud,
  stomach,
  knee,
  teeth: teethRows,
  tooth: toothSection,
  horse,
  bird,
  proportions,
};
