import { type Point, type Random, steps } from '@portal/engraving';
import type { BladeForm } from './blade.ts';
import type { Dress } from './dress.ts';
import { stem } from './stem.ts';

export const simple: Record<
  'ovate' | 'lanceolate' | 'linear' | 'cordate' | 'toothed' | 'lobed' | 'oak' | 'round' | 'arrow',
  BladeForm
> = {
  ovate: { width: 0.27, swell: (t) => Math.sin(Math.PI * t ** 0.72) ** 0.9, veins: 7 },
  lanceolate: { width: 0.14, swell: (t) => Math.sin(Math.PI * t ** 0.8), veins: 9 },
  linear: { width: 0.045, swell: (t) => Math.min(1, t * 6) * (1 - t ** 3), veins: -3 },
  cordate: {
    width: 0.4,
    swell: (t) =>
      (0.36 + 0.64 * Math.sin(Math.PI * Math.min(1, t * 1.1 + 0.18))) * (1 - t ** 4) ** 0.8,
    veins: 6,
  },
  toothed: {
    width: 0.26,
    swell: (t) => Math.sin(Math.PI * t ** 0.75) ** 0.9,
    margin: 'toothed',
    lobes: 13,
    veins: 8,
  },
  lobed: {
    width: 0.3,
    swell: (t) => Math.sin(Math.PI * t ** 0.85) ** 0.6,
    margin: 'lobed',
    lobes: 6,
    veins: 6,
  },
  oak: {
    width: 0.28,
    swell: (t) => Math.sin(Math.PI * (0.06 + 0.9 * t ** 1.25)) ** 0.7,
    margin: 'lobed',
    lobes: 5,
    veins: 6,
  },
  round: {
    width: 0.48,
    swell: (t) => Math.sqrt(Math.max(0, Math.sin(Math.PI * t))),
    margin: 'wavy',
    lobes: 6,
    veins: 5,
  },
  arrow: {
    width: 0.3,
    swell: (t) =>
      (1 - t) ** 0.8 * (0.35 + 0.65 * Math.min(1, (1 - t) * 1.6)) + 0.3 * Math.sin(Math.PI * t),
    veins: 6,
  },
};

export function petiole(
  from: Point,
  to: Point,
  { leaf: pigment, medium }: Dress,
  random: Random,
): string {
  const line = steps(0, 1, 6).map(
    (share): Point => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share],
  );
  return stem(line, { from: 4, to: 3 }, pigment, medium, random);
}
