import type { Random } from '@portal/engraving';
import type { Surface } from './mesh.ts';
import type { Pattern } from './patterns.ts';

/** What a shell is made of. Colours are written #rrggbb. */
export type Material = {
  ground: string;
  mark: string;
  inside: string;
  /** How much it shines, 0 to 1. */
  gloss: number;
  pattern: Pattern;
};

export type Piece = {
  surface: Surface;
  /** How finely to measure it for a size in pixels. */
  net: (size: number) => readonly [columns: number, rows: number];
  /** The angle to which its pattern is carried along. */
  span: number;
  /** The share along from which its inside can be seen: 1 for never. */
  opens: number;
  /** Fine lines that an engraver would draw: so many along, so many across. */
  lines: readonly [along: number, across: number];
};

export type Specimen = {
  latin: string;
  material: Material;
  /** How it is usually laid: turned, tipped, rolled. */
  yaw: number;
  tip: number;
  roll: number;
  pieces: (random: Random) => Piece[];
};
