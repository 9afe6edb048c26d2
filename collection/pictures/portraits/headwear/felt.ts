import { type Point, valueNoise } from '@portal/engraving';
import type { Make } from '../modelling/shapes.ts';
import { type Turning, turned, type Vector } from '../modelling/vector.ts';
import { onHead, type Studio } from '../studio.ts';

/** Where a hat sits, and how much deeper than wide a head is. */
export const onCrown = { centre: [0, 0, -0.1] as Vector, deep: 1.14 };

/** The same make, leaning on the head. */
export function leaning(make: Make, turning: Turning): Make {
  const lean = turned({ about: [0, -0.7, -0.1], ...turning });
  const { pose } = make;
  return { ...make, pose: (place) => pose(lean(place)) };
}

export function felt(studio: Studio, turning: Turning = {}): Make {
  return leaning(onHead(studio, 'felt', { darkness: 0.42, contrast: 0.7 }), turning);
}

/** Short hairs: every line is broken into strokes. */
export function furMake(make: Make): Make {
  const hairs = valueNoise('fur');
  return {
    ...make,
    crossed: false,
    pattern: (along, line) =>
      0.6 * hairs([along * 60 + line * 7, line * make.density * 2.3]) - 0.05,
  };
}

export function band(studio: Studio, turning: Turning = {}): Make {
  return leaning(onHead(studio, 'band', { darkness: 0.1, contrast: 0.7 }), turning);
}

export function curledBrim(turn: number, share: number): Point {
  return [0, -0.13 * share * Math.sin(turn) ** 2];
}
