import { type Rgb, rgb } from '../halftones/raster/sheet.ts';

/** Colours in the order in which they are thrown: the first are squeezed into veins by the last. */
export type Pigments = readonly [Rgb, Rgb, Rgb, Rgb, Rgb, ...Rgb[]];

function pots(
  ...colours: readonly [string, string, string, string, string, ...string[]]
): Pigments {
  return colours.map(rgb) as unknown as Pigments;
}

/** The same pots thrown in another order: a different paper. */
export function mixed(pigments: Pigments, piece: number): Pigments {
  const [first, ...others] = pigments;
  const turned = others.map((_, index) => others[(index + piece) % others.length] as Rgb);
  return [first, ...turned] as unknown as Pigments;
}

export const pigments = {
  classic: pots('#1d1a1c', '#b3242a', '#e0b040', '#f4ecd8', '#1f3f7a'),
  dutch: pots('#2a2320', '#c5502c', '#e9cf7a', '#3a6a4a', '#2c5a8c', '#f2e8d0'),
  forest: pots('#12211a', '#2f6a44', '#9ab55a', '#efe8c8', '#1f4a3a', '#c98a2e'),
  gilt: pots('#c9a040', '#141214', '#e8d08a', '#2a2426', '#0c0b0d', '#6a1f22'),
  pastel: pots('#7f8fb0', '#f0c4c0', '#f6ecd6', '#b9d4d0', '#d8c4e0', '#f3e0a8'),
  turquoise: pots('#3a2214', '#1f8a8c', '#e9dcc0', '#7a4a26', '#5fb8b0', '#f4f0e2'),
  crimson: pots('#1a0a0e', '#8a1428', '#d9485a', '#f0d8cc', '#5a0c1c', '#e0a83a'),
  ink: pots('#1c1d22', '#ece6d6', '#4a4e58', '#ece6d6', '#2a3a5a'),
  autumn: pots('#2c1a12', '#b5651e', '#e3b34a', '#6a2a1c', '#f0e2c2', '#53602e'),
  violet: pots('#1c1430', '#5a3a8c', '#c48ac0', '#f2e6ee', '#2f3f8a', '#e6c04a'),
  rose: pots('#5a2a30', '#d9707e', '#f6dcd4', '#9aa8a0', '#fbf3ea', '#b03a4a'),
  sea: pots('#0c2236', '#1f5f8c', '#7fb8cc', '#eef2ea', '#134a5e', '#e28a4a'),
} satisfies Record<string, Pigments>;

export type PigmentName = keyof typeof pigments;
export const pigmentNames = Object.keys(pigments) as [PigmentName, ...PigmentName[]];
