import type { Random } from '@portal/engraving';
import type { Dress } from './dress.ts';
import { acorn, bramble, capsule, cone, pod } from './fruits-rough.ts';
import { apple, berry, type DrawFruit, gleam, globe, hip, lemon, solid } from './fruits-smooth.ts';
import type { Pose } from './pose.ts';

export const fruitForms = [
  'none',
  'berry',
  'cherry',
  'hip',
  'apple',
  'lemon',
  'capsule',
  'pod',
  'acorn',
  'cone',
  'bramble',
  'lantern',
  'fig',
  'chilli',
] as const;

export type FruitForm = (typeof fruitForms)[number];

const drawers: Record<Exclude<FruitForm, 'none'>, DrawFruit> = {
  berry,
  cherry: (pose, dress, random) => solid(globe)(pose, dress, random) + gleam(pose, 0.45, dress),
  hip,
  apple,
  lemon,
  capsule,
  pod,
  acorn,
  cone,
  bramble,
  lantern: solid(
    [
      [0, 0.1],
      [0.03, 0.3],
      [0.2, 0.5],
      [0.5, 0.5],
      [0.8, 0.3],
      [1.05, 0.06],
      [1.12, 0],
    ],
    { meridians: 7 },
  ),
  fig: solid(
    [
      [0, 0.07],
      [0.2, 0.14],
      [0.5, 0.38],
      [0.8, 0.46],
      [1, 0.3],
      [1.06, 0.06],
    ],
    { meridians: 9 },
  ),
  chilli: solid(
    [
      [0, 0.14],
      [0.03, 0.2],
      [0.3, 0.2],
      [0.8, 0.16],
      [1.3, 0.08],
      [1.6, 0],
    ],
    { shading: 1.2 },
  ),
};

export function fruit(form: FruitForm, pose: Pose, dress: Dress, random: Random): string {
  return form === 'none' ? '' : drawers[form](pose, dress, random);
}
