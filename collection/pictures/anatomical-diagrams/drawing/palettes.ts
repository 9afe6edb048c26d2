import { chartInks } from './chart-inks.ts';
import { printedInks } from './printed-inks.ts';

export const palettes = { ...printedInks, ...chartInks };

export type PaletteName = keyof typeof palettes;
export const paletteNames = Object.keys(palettes) as [PaletteName, ...PaletteName[]];
