import { bowl, pieceOf } from './bowl.ts';
import { ear, ovalMargin } from './form-valve.ts';
import { both, rays, zones } from './patterns.ts';
import type { Piece, Specimen } from './specimen.ts';

const earNet = (): [number, number] => [14, 14];

export const ribbedSpecies = {
  scallop: {
    latin: 'Pecten maximus',
    material: {
      ground: '#efc39a',
      mark: '#b5482f',
      inside: '#f6e8da',
      gloss: 0.2,
      pattern: both(zones(4, 0.35, 'scallop'), rays(6, 0.3)),
    },
    yaw: 0,
    tip: -0.2,
    roll: 0,
    pieces: () => [
      pieceOf({
        fan: 1.12,
        margin: (angle) => 1 - 0.15 * Math.abs(angle) ** 3,
        depth: 0.24,
        ribs: [15, 0.028],
        scalloped: 0.018,
      }),
      ...[-1, 1].map(
        (side): Piece => ({
          surface: ear(side, 0.34),
          net: earNet,
          span: 1,
          opens: 1,
          lines: [12, 10],
        }),
      ),
    ],
  },
  pilgrim: {
    latin: 'Chlamys nobilis',
    material: {
      ground: '#d94f2b',
      mark: '#7a1f22',
      inside: '#f1d9c8',
      gloss: 0.2,
      pattern: zones(6, 0.4, 'pilgrim'),
    },
    yaw: 0,
    tip: -0.2,
    roll: 0,
    pieces: () => [
      pieceOf({
        fan: 0.98,
        margin: (angle) => 1 - 0.17 * Math.abs(angle) ** 3,
        depth: 0.2,
        ribs: [23, 0.024],
        scalloped: 0.012,
      }),
      ...[-1, 1].map(
        (side): Piece => ({
          surface: ear(side, side > 0 ? 0.36 : 0.24),
          net: earNet,
          span: 1,
          opens: 1,
          lines: [12, 10],
        }),
      ),
    ],
  },
  cockle: bowl(
    'Cerastoderma edule',
    {
      fan: 1.56,
      margin: ovalMargin(0.54, 0.5),
      depth: 0.42,
      ribs: [13, 0.03],
      scalloped: 0.02,
      ridges: [5, 0.008],
    },
    {
      ground: '#ead9b4',
      mark: '#b98a52',
      inside: '#f5ecdc',
      gloss: 0.15,
      pattern: zones(5, 0.4, 'cockle'),
    },
  ),
  giant: bowl(
    'Tridacna squamosa',
    {
      fan: 1.5,
      margin: (angle) => ovalMargin(0.66, 0.46)(angle) ** 0.7,
      depth: 0.36,
      ribs: [4, 0.12],
      scalloped: 0.13,
      ridges: [9, 0.03],
    },
    {
      ground: '#f4ead6',
      mark: '#d8b98a',
      inside: '#fbf6ec',
      gloss: 0.25,
      pattern: zones(9, 0.4, 'giant'),
    },
  ),
} satisfies Record<string, Specimen>;
