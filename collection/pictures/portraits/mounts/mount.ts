import type { EmblemName } from '../emblems/index.ts';
import type { Palette } from '../palettes.ts';

export type Box = readonly [left: number, top: number, right: number, bottom: number];

export type Words = {
  caption: string;
  /** A line below the caption. */
  under: string;
  /** Who drew and who cut the plate. */
  credit: string;
  style: 'script' | 'roman' | 'italic' | 'fraktur' | 'capitals';
};

export type MountOptions = { palette: Palette; words: Words; emblem: EmblemName };

/** A sheet with an opening for a likeness. */
export type Mount = {
  width: number;
  height: number;
  /** The outline of the opening. */
  opening: string;
  box: Box;
  /** Where the sitter's eyes are, and how many pixels make half a head. */
  eyes: readonly [number, number];
  scale: number;
  /** Drawn under the likeness. */
  sheet: string;
  /** Drawn over it. */
  frame: string;
};
