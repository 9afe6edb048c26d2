import type { Burin } from './press.ts';

/** A thing to be shown: its size, and its drawing with the middle of its foot at the origin. */
export type Figure = {
  width: number;
  height: number;
  draw(press: Burin): string;
};
