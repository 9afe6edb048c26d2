import { valueNoise } from '@portal/engraving';
import { coralTwigs } from './form-coral.ts';
import { brainCoral, cowrie, sandDollar, starfish, urchin } from './form-round.ts';
import { blots, both, type Pattern, plain, rays, spots } from './patterns.ts';
import type { Material, Piece, Specimen } from './specimen.ts';

function egg(latin: string, length: number, belly: boolean, material: Material): Specimen {
  return {
    latin,
    material,
    yaw: 0,
    tip: 0.1,
    roll: 0,
    pieces: () => [
      {
        surface: cowrie(length, belly),
        net: (size) => [belly ? 150 : Math.max(36, Math.round(size / 8)), 72],
        span: Math.PI,
        opens: 1,
        lines: [40, 48],
      },
    ],
  };
}

function creature(latin: string, piece: Piece, material: Material, tip = 0.25): Specimen {
  return { latin, material, yaw: 0, tip, roll: 0, pieces: () => [piece] };
}

/** Darker along the five double rows. */
const fiveRows: Pattern = (_, across) => Math.max(0, Math.cos(across * Math.PI * 10)) ** 2;

const coral: Material = {
  ground: '#e3563f',
  mark: '#a82f2a',
  inside: '#f3a08c',
  gloss: 0.15,
  pattern: plain(),
};

export const roundSpecies = {
  tiger: egg('Cypraea tigris', 1, false, {
    ground: '#f2e3c6',
    mark: '#4a2713',
    inside: '#f7eddc',
    gloss: 1,
    pattern: spots(18, 13, 0.42, 'tiger'),
  }),
  map: egg('Cypraea mappa', 0.95, false, {
    ground: '#b87a3e',
    mark: '#f0dcb2',
    inside: '#f7eddc',
    gloss: 1,
    pattern: both(spots(16, 15, 0.4, 'map'), blots(2.6, 0.7, 'map')),
  }),
  money: egg('Cypraea moneta', 0.82, true, {
    ground: '#f4e2a4',
    mark: '#d9b95c',
    inside: '#5a4526',
    gloss: 0.9,
    pattern: plain(),
  }),
  urchin: creature(
    'Echinus esculentus',
    {
      surface: urchin(0.82),
      net: (size) => (size > 300 ? [96, 240] : [60, 160]),
      span: Math.PI,
      opens: 1,
      lines: [40, 60],
    },
    { ground: '#d9889a', mark: '#a3476a', inside: '#f0d2cc', gloss: 0.2, pattern: fiveRows },
    0.5,
  ),
  'green-urchin': creature(
    'Psammechinus miliaris',
    {
      surface: urchin(0.66),
      net: (size) => (size > 300 ? [96, 240] : [60, 160]),
      span: Math.PI,
      opens: 1,
      lines: [40, 60],
    },
    { ground: '#c7cf9a', mark: '#6d7f52', inside: '#eef0d8', gloss: 0.2, pattern: fiveRows },
    0.35,
  ),
  'sand-dollar': creature(
    'Mellita quinquiesperforata',
    {
      surface: sandDollar(0.22),
      net: (size) => (size > 300 ? [70, 220] : [40, 150]),
      span: 1,
      opens: 1,
      lines: [30, 60],
    },
    {
      ground: '#d8c9ae',
      mark: '#a08c6c',
      inside: '#eee4d0',
      gloss: 0.1,
      pattern: blots(5, 0.5, 'dollar'),
    },
    0.15,
  ),
  starfish: creature(
    'Asterias rubens',
    {
      surface: starfish(5, 2.4),
      net: (size) => (size > 300 ? [70, 220] : [40, 150]),
      span: 1,
      opens: 1,
      lines: [30, 70],
    },
    {
      ground: '#df7a3a',
      mark: '#b2431f',
      inside: '#f3c698',
      gloss: 0.1,
      pattern: both(rays(40, 0.2), blots(6, 0.4, 'star')),
    },
    0.1,
  ),
  sunstar: creature(
    'Crossaster papposus',
    {
      surface: starfish(11, 1.1),
      net: (size) => (size > 300 ? [60, 330] : [34, 198]),
      span: 1,
      opens: 1,
      lines: [26, 110],
    },
    {
      ground: '#c7394a',
      mark: '#f3d6c4',
      inside: '#f3c698',
      gloss: 0.1,
      pattern: (along) => Math.max(0, Math.cos(along * 15)) ** 3,
    },
    0.12,
  ),
  brain: creature(
    'Diploria labyrinthiformis',
    {
      surface: brainCoral(labyrinth),
      net: (size) => (size > 300 ? [120, 260] : [60, 150]),
      span: 1,
      opens: 1,
      lines: [30, 60],
    },
    { ground: '#d9c8a0', mark: '#a98d5c', inside: '#eee4d0', gloss: 0.1, pattern: plain() },
    0.4,
  ),
  coral: {
    latin: 'Corallium rubrum',
    material: coral,
    yaw: 0,
    tip: 0,
    roll: 0,
    pieces: (random) =>
      coralTwigs(random, 4).map((surface) => ({
        surface,
        net: (size: number) => [Math.max(8, Math.round(size / 40)), 14] as const,
        span: 1,
        opens: 1,
        lines: [9, 12],
      })),
  },
} satisfies Record<string, Specimen>;

const bends = valueNoise('brain coral');

/** Ridges that wander like rivers. */
function labyrinth(x: number, y: number): number {
  const [wx, wy] = [x + 0.25 * bends([x * 3 + 9, y * 3]), y + 0.25 * bends([x * 3, y * 3 + 40])];
  return Math.sin(wx * 24 + 3.5 * bends([wx * 4, wy * 4])) * 0.8;
}
