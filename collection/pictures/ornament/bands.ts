import type { Band } from './band.ts';
import { anthemion, doubleMeander, guilloche, meander, runningDog } from './linear-bands.ts';
import { beadAndReel, eggAndDart, laurel, tongues } from './moulding-bands.ts';

export const bands = {
  eggAndDart,
  meander,
  doubleMeander,
  anthemion,
  guilloche,
  runningDog,
  beadAndReel,
  tongues,
  laurel,
} satisfies Record<string, Band>;

export type BandName = keyof typeof bands;
