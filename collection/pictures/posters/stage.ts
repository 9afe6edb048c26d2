import type { Point, Random } from '@portal/engraving';
import type { Box, Press } from './press.ts';

/** Where a backdrop is painted, and where on it the motif will stand. */
export type Stage = {
  area: Box;
  /** The part of the area that no lettering stands on. */
  room: Box;
  centre: Point;
  /** Half the motif's height. */
  radius: number;
  /** Far enough to leave the area in any direction. */
  reach: number;
  press: Press;
  random: Random;
};
