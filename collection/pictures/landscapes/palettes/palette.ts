/** The pigments of a print. Land goes from the farthest to the nearest. */
export type Palette = {
  paper: string;
  ink: string;
  sky: readonly [top: string, middle: string, low: string];
  sun: string;
  cloud: string;
  land: readonly [string, string, string, string];
  snow: string;
  water: readonly [far: string, near: string];
  glint: string;
  stone: string;
  roof: string;
  leaf: string;
  wood: string;
  sand: string;
  window: string;
  sail: string;
  accent: string;
  /** What lies in shadow is washed over with this. */
  shade: string;
  /** How strong that wash is, 0 to 1. */
  depth: number;
};
