import { bands, both, flames, spots, tents } from './patterns.ts';
import type { Specimen } from './specimen.ts';
import { wound } from './wound.ts';

export const coneSpecies = {
  textile: wound(
    'Conus textile',
    {
      turns: 7,
      growth: 1.26,
      reach: 0.5,
      fall: 1.05,
      wide: 0.42,
      tall: 0.98,
      lean: 0.36,
      canal: 0.04,
    },
    {
      ground: '#f0dfb8',
      mark: '#7a451d',
      inside: '#fdf2de',
      gloss: 0.75,
      pattern: tents('textile'),
    },
    { yaw: 0.9 },
  ),
  marble: wound(
    'Conus marmoreus',
    { turns: 7, growth: 1.25, reach: 0.52, fall: 1, wide: 0.44, tall: 0.94, lean: 0.4 },
    {
      ground: '#2c1c18',
      mark: '#f2e8d6',
      inside: '#f7e6d8',
      gloss: 0.75,
      pattern: spots(11, 9, 0.4, 'marble'),
    },
    { yaw: 0.9 },
  ),
  general: wound(
    'Conus generalis',
    { turns: 8, growth: 1.24, reach: 0.46, fall: 1.25, wide: 0.4, tall: 0.96, lean: 0.34 },
    {
      ground: '#c97a2e',
      mark: '#f6e7c8',
      inside: '#fbeede',
      gloss: 0.75,
      pattern: both(bands(3, 0.28), flames(9, 0.1, 'general')),
    },
    { yaw: 0.9 },
  ),
  olive: wound(
    'Oliva porphyria',
    { turns: 6, growth: 1.24, reach: 0.4, fall: 1.15, wide: 0.4, tall: 1.02, lean: 0.1 },
    { ground: '#e9b9a0', mark: '#7c2f22', inside: '#f6d6c4', gloss: 0.9, pattern: tents('olive') },
    { yaw: 0.8 },
  ),
  volute: wound(
    'Voluta musica',
    {
      turns: 5.5,
      growth: 1.5,
      reach: 0.46,
      fall: 1.2,
      wide: 0.48,
      tall: 0.82,
      lean: 0.3,
      flare: 0.1,
      ribs: [9, 0.03],
    },
    {
      ground: '#f2d9b4',
      mark: '#8c4a3a',
      inside: '#f7ddc0',
      gloss: 0.6,
      pattern: both(bands(5, 0.14), flames(7, 0.3, 'volute')),
    },
  ),
} satisfies Record<string, Specimen>;
