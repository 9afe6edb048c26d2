import type { Surface } from './creature.ts';
import { blend } from './palettes.ts';

/** A colour, and how dark it is in a print of one ink, 0 to 1. */
export type Dye = { colour: string; tone: number };

export type Coat = { body: Dye; patch: Dye; hair: Dye };

function coat(body: Dye, hair: Dye, patch: Dye = body): Coat {
  return { body, patch, hair };
}

function dye(colour: string, tone: number): Dye {
  return { colour, tone };
}

export const coats = {
  grey: coat(dye('#b9b9b4', 0.2), dye('#75757a', 0.35), dye('#d5d4cd', 0.04)),
  white: coat(dye('#f1ead8', 0), dye('#d9cfb4', 0.1), dye('#d8ccb2', 0.15)),
  bay: coat(dye('#a2562b', 0.42), dye('#2b211d', 0.85)),
  chestnut: coat(dye('#c2692f', 0.3), dye('#e0aa68', 0.12)),
  black: coat(dye('#3c3a40', 0.8), dye('#222126', 0.95)),
  piebald: coat(dye('#efe6d2', 0), dye('#2e2a2b', 0.75), dye('#33302f', 0.82)),
  skewbald: coat(dye('#f0e5cf', 0), dye('#8d4a25', 0.5), dye('#a9592b', 0.5)),
  tan: coat(dye('#d3a566', 0.14), dye('#a87a3f', 0.35), dye('#8a5a2d', 0.5)),
  tabby: coat(dye('#b79c78', 0.16), dye('#5b4633', 0.6), dye('#5b4633', 0.62)),
  ginger: coat(dye('#dc8f3f', 0.14), dye('#b8651f', 0.4), dye('#b3611f', 0.45)),
  pink: coat(dye('#eb9cb2', 0.04), dye('#c86a86', 0.2), dye('#f4c3cc', 0)),
  'hot-pink': coat(dye('#e8638f', 0.1), dye('#b53866', 0.3), dye('#f3a2bb', 0)),
  hide: coat(dye('#938d88', 0.28), dye('#5f5a58', 0.5), dye('#b3aba2', 0.1)),
  red: coat(dye('#a3452a', 0.38), dye('#7c2f1c', 0.5), dye('#f0e4cd', 0)),
  green: coat(dye('#6e9150', 0.2), dye('#3c5b33', 0.5), dye('#31502c', 0.7)),
  brown: coat(dye('#8a6244', 0.42), dye('#4c3323', 0.7), dye('#5d4029', 0.6)),
  slate: coat(dye('#7c93a3', 0.2), dye('#344657', 0.7), dye('#e9e5d6', 0)),
} satisfies Record<string, Coat>;
export type CoatName = keyof typeof coats;

const clothes: Partial<Record<Surface, Dye>> = {
  skin: dye('#e0b48e', 0.05),
  shirt: dye('#e9e2d0', 0),
  apron: dye('#8b5a30', 0.62),
  boots: dye('#4d3a2c', 0.85),
  breeches: dye('#5b7089', 0.36),
  comb: dye('#c8352b', 0.45),
};

export function dyeOf(coat: Coat, surface: Surface): Dye {
  if (surface === 'coat') return coat.body;
  if (surface === 'wing') return coat.patch;
  return clothes[surface] ?? coat.hair;
}

export function inShade({ colour }: Dye): string {
  return blend(colour, '#3a2a3a', 0.3);
}

export const coatNames = Object.keys(coats) as CoatName[];
