import type { Point } from '@portal/engraving';
import type { Coat } from '../raster/canvas.ts';
import type { Tint } from '../raster/tints.ts';
import type { Headwear } from './head.ts';

export type Person = {
  dress: 'suit' | 'gown' | 'nurse' | 'frock';
  wear: Headwear;
  tone: number;
  tint?: Tint;
};

/** A place on somebody, in parts of their height: across from the middle, up from the feet. */
export type Place = (across: number, up: number) => Point;

/** How light falls on what somebody wears. */
export function clothes({ tone, tint }: Person, height: number): Coat {
  return {
    tone,
    ...(tint && { tint }),
    soft: Math.max(0.5, height * 0.006),
    round: Math.max(1, height * 0.035),
    relief: 0.12 + tone * 0.22,
    texture: 0.05,
  };
}
