import type { Point } from '@portal/engraving';
import type { Hand } from './hand.ts';

/** A part pointed at: a letter stands beside the figure and a line leads from it to here. */
export type Mark = { at: Point; name: string };

/** A drawing in its own measures, with the parts that have names. */
export type Figure = { width: number; height: number; body: string; marks: readonly Mark[] };

export type Drawer = (hand: Hand) => Figure;

/** Reads "femur 10,20; tibia 30,40". */
export function marks(text: string): Mark[] {
  return text.split(';').map((entry) => {
    const [, name = '', x = '0', y = '0'] =
      /^\s*(.+?)\s+(-?[\d.]+),(-?[\d.]+)\s*$/.exec(entry) ?? [];
    return { name, at: [Number(x), Number(y)] };
  });
}
