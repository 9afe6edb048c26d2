import { blots, flames } from './patterns.ts';
import type { Specimen } from './specimen.ts';
import { type Lie, wound } from './wound.ts';

/** A shell that winds in one plane is shown from its side. */
const flat: Lie = { yaw: 0, tip: Math.PI / 2, roll: 0.4 };

export const coiledSpecies = {
  nautilus: wound(
    'Nautilus pompilius',
    { turns: 2.6, growth: 3.2, reach: 0.56, fall: 0, wide: 0.5, tall: 0.46 },
    {
      ground: '#f7ead2',
      mark: '#a9481f',
      inside: '#efe3da',
      gloss: 0.55,
      pattern: flames(13, 0.16, 'nautilus'),
    },
    { ...flat, roll: -2.2 },
  ),
  ammonite: wound(
    'Dactylioceras commune',
    { turns: 7, growth: 1.5, reach: 0.82, fall: 0, wide: 0.18, tall: 0.2, ribs: [44, 0.09] },
    {
      ground: '#a68a62',
      mark: '#8f7350',
      inside: '#6f5a3e',
      gloss: 0.15,
      pattern: blots(3, 0.3, 'ammonite'),
    },
    flat,
  ),
  goniatite: wound(
    'Asteroceras obtusum',
    { turns: 5, growth: 1.95, reach: 0.7, fall: 0, wide: 0.3, tall: 0.3, ribs: [22, 0.07] },
    {
      ground: '#8c8577',
      mark: '#4d4a44',
      inside: '#5b564c',
      gloss: 0.35,
      pattern: flames(26, 0.3, 'suture'),
    },
    { ...flat, roll: -0.5 },
  ),
} satisfies Record<string, Specimen>;
