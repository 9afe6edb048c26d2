import type { PlanetName } from './glyphs.ts';

export const wanderers: readonly PlanetName[] = [
  'Mercury',
  'Venus',
  'Earth',
  'Mars',
  'Jupiter',
  'Saturn',
];

export const sizes = [11, 16, 17, 14, 32, 26];
