import { bands, flames, plain, spots } from './patterns.ts';
import type { Specimen } from './specimen.ts';
import { wound } from './wound.ts';

export const towerSpecies = {
  turret: wound(
    'Turritella terebra',
    { turns: 12, growth: 1.235, reach: 0.42, fall: 3.9, wide: 0.44, tall: 0.46, cords: [9, 0.045] },
    { ground: '#d7a56a', mark: '#8a4f28', inside: '#f0d9b5', gloss: 0.25, pattern: bands(4, 0.3) },
    { roll: 0.1 },
  ),
  auger: wound(
    'Terebra subulata',
    { turns: 13, growth: 1.22, reach: 0.36, fall: 4.6, wide: 0.36, tall: 0.56 },
    {
      ground: '#f3e3bf',
      mark: '#5c3319',
      inside: '#f5e7cd',
      gloss: 0.6,
      pattern: spots(9, 4.3, 0.36, 'auger'),
    },
    { roll: -0.1 },
  ),
  triton: wound(
    'Charonia tritonis',
    {
      turns: 8,
      growth: 1.42,
      reach: 0.44,
      fall: 2.3,
      wide: 0.5,
      tall: 0.66,
      flare: 0.16,
      cords: [11, 0.03],
      lean: 0.15,
    },
    {
      ground: '#ecd3a6',
      mark: '#7b3f24',
      inside: '#eb9a5a',
      gloss: 0.6,
      pattern: flames(11, 0.35, 'triton'),
    },
  ),
  wentletrap: wound(
    'Epitonium scalare',
    { turns: 8, growth: 1.36, reach: 0.52, fall: 2.3, wide: 0.4, tall: 0.42, ribs: [9, 0.1] },
    { ground: '#f6efe2', mark: '#d9c7ad', inside: '#fbf6ec', gloss: 0.4, pattern: plain() },
    { roll: 0.12 },
  ),
} satisfies Record<string, Specimen>;
