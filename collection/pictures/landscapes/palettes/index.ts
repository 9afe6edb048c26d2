import { climates } from './climates.ts';
import { inks } from './inks.ts';
import { seasons } from './seasons.ts';

export type { Palette } from './palette.ts';

export const palettes = { ...inks, ...seasons, ...climates };
