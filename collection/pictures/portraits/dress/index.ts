import type { Solid } from '../modelling/solid.ts';
import type { Studio } from '../studio.ts';
import { fur, gownAndBands, labCoat, suit, uniform } from './callings.ts';
import { buttoned, coat, lace } from './coats.ts';
import { apron, fichu, highNeck, ruffed, sailor } from './gowns.ts';
import { kimono, sari, wrapped } from './robes.ts';

/** What sitters wear. */
export const dresses = {
  coat,
  lace,
  suit,
  labCoat,
  uniform,
  buttoned,
  fur,
  gownAndBands,
  ruffed,
  fichu,
  highNeck,
  apron,
  sailor,
  kimono,
  sari,
  wrapped,
} satisfies Record<string, (studio: Studio) => Solid[]>;

export type Dress = keyof typeof dresses;
