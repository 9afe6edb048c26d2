import { bowl } from './bowl.ts';
import { ovalMargin } from './form-valve.ts';
import { blots, both, rays, zones } from './patterns.ts';
import type { Specimen } from './specimen.ts';

export const smoothSpecies = {
  venus: bowl(
    'Venus verrucosa',
    { fan: 1.56, margin: ovalMargin(0.56, 0.5, 0.2), depth: 0.34, ridges: [17, 0.02] },
    {
      ground: '#e6d2b4',
      mark: '#8b5b3d',
      inside: '#f6e9de',
      gloss: 0.2,
      pattern: both(rays(3, 0.3), blots(4, 0.5, 'venus')),
    },
    0.15,
  ),
  tellin: bowl(
    'Tellina radiata',
    { fan: 1.56, margin: ovalMargin(0.78, 0.42, 0.15), depth: 0.14 },
    {
      ground: '#f8d9d3',
      mark: '#dc7c8c',
      inside: '#fbeae4',
      gloss: 0.8,
      pattern: both(rays(8, 0.45), zones(7, 0.3, 'tellin')),
    },
    0.1,
  ),
  mussel: bowl(
    'Mytilus edulis',
    { fan: 1.54, narrow: 0.5, margin: ovalMargin(0.26, 0.5, 0.3), depth: 0.26, ridges: [9, 0.006] },
    {
      ground: '#2f3d63',
      mark: '#141a2e',
      inside: '#cfd6e2',
      gloss: 0.7,
      pattern: zones(8, 0.5, 'mussel'),
    },
    0.3,
  ),
  razor: bowl(
    'Ensis siliqua',
    {
      fan: 1.53,
      narrow: 0.14,
      margin: (angle) =>
        Math.min(0.085 / Math.max(0.02, Math.abs(Math.sin(angle))), 1 / Math.cos(angle)),
      depth: 0.1,
    },
    {
      ground: '#d9cfa0',
      mark: '#7a6a42',
      inside: '#f3ecd6',
      gloss: 0.5,
      pattern: zones(14, 0.5, 'razor'),
    },
    Math.PI / 2,
  ),
  oyster: bowl(
    'Ostrea edulis',
    {
      fan: 1.56,
      margin: (angle) =>
        ovalMargin(0.5, 0.52, -0.2)(angle) *
        (1 + 0.06 * Math.sin(angle * 7) + 0.04 * Math.sin(angle * 17 + 1)),
      depth: 0.16,
      ridges: [7, 0.03],
    },
    {
      ground: '#a8a190',
      mark: '#6a6358',
      inside: '#eef0ea',
      gloss: 0.1,
      pattern: blots(3, 0.1, 'oyster'),
    },
  ),
  sunset: bowl(
    'Gari maculosa',
    { fan: 1.56, margin: ovalMargin(0.7, 0.4, -0.1), depth: 0.16 },
    { ground: '#f3dcb8', mark: '#a0567f', inside: '#e9c6d4', gloss: 0.7, pattern: rays(7, 0.42) },
    -0.1,
  ),
  pearl: bowl(
    'Pinctada margaritifera',
    {
      fan: 1.56,
      margin: (angle) => ovalMargin(0.5, 0.5)(angle) * (1 + 0.02 * Math.sin(angle * 9)),
      depth: 0.12,
      hollow: true,
    },
    {
      ground: '#e6e4dc',
      mark: '#3b4442',
      inside: '#dfe4df',
      gloss: 1,
      pattern: (along) => (along > 0.9 ? 1 : 0.18 * Math.sin(along * 21) ** 2),
    },
  ),
} satisfies Record<string, Specimen>;
