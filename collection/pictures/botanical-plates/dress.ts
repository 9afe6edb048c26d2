import type { Random } from '@portal/engraving';
import type { Medium } from './medium.ts';
import type { Pigment } from './pigments.ts';
import type { Pose } from './pose.ts';

/** What a plant is drawn with. */
export type Dress = {
  medium: Medium;
  petal: Pigment;
  /** The middle of the flower, and the fruit. */
  heart: Pigment;
  leaf: Pigment;
};

export type DrawFlower = (pose: Pose, dress: Dress, random: Random) => string;
