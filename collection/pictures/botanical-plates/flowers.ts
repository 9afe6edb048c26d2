import type { DrawFlower } from './dress.ts';
import { spike, thistle, umbel } from './flowers-clustered.ts';
import { lily, narcissus, tulip } from './flowers-cup.ts';
import { iris, orchid } from './flowers-faced.ts';
import { crocus, hellebore, waterLily } from './flowers-goblet.ts';
import { pansy, pea } from './flowers-lipped.ts';
import { blossom, poppy, rose } from './flowers-open.ts';
import { chrysanthemum, daisy, sunflower } from './flowers-rayed.ts';
import { arum } from './flowers-spathe.ts';
import { passionflower, star } from './flowers-star.ts';
import { bell, bells, foxglove } from './flowers-tube.ts';

export const flowers = {
  daisy,
  sunflower,
  chrysanthemum,
  poppy,
  rose,
  blossom,
  star,
  passionflower,
  tulip,
  lily,
  narcissus,
  'water-lily': waterLily,
  crocus,
  hellebore,
  orchid,
  iris,
  pansy,
  pea,
  bell,
  bells,
  foxglove,
  arum,
  umbel,
  spike,
  thistle,
  none: () => '',
} satisfies Record<string, DrawFlower>;

export type FlowerForm = keyof typeof flowers;
export const flowerForms = Object.keys(flowers) as FlowerForm[];

/** How each flower is best seen: from the side (0) to the front (1). */
export const bestFace: Partial<Record<FlowerForm, number>> = {
  tulip: 0.12,
  crocus: 0.15,
  iris: 0.22,
  bell: 0.3,
  lily: 0.45,
  orchid: 0.85,
  pansy: 0.85,
  pea: 0.6,
  arum: 0,
  thistle: 0.1,
  umbel: 0.35,
  'water-lily': 0.42,
};
