import {
  beams,
  diagonals,
  disc,
  polka,
  rainbow,
  rays,
  ribbonway,
  rings,
  split,
  sunrise,
  tiles,
} from './backdrops-geometric.ts';
import { blobs, breeze, hills, night, rain, sea } from './backdrops-natural.ts';
import type { Stage } from './stage.ts';

export const backdrops = {
  beams,
  blobs,
  breeze,
  diagonals,
  disc,
  hills,
  night,
  plain: () => '',
  polka,
  rain,
  rainbow,
  rays,
  ribbonway,
  rings,
  sea,
  split,
  sunrise,
  tiles,
} satisfies Record<string, (stage: Stage) => string>;

export const backdropNames = Object.keys(backdrops) as (keyof typeof backdrops)[];
