import type { Limits, Pixels } from '../pixels.ts';

/** What an `info.json` states about a picture, validated. */
export type ImageService = {
  /** Version of the IIIF Image API; sizes are written differently in each. */
  version: 2 | 3;
  /** Everything before the five parts, e.g. `https://pictures.example/image/V0040217`. */
  address: string;
  /** The original, in pixels. */
  width: number;
  height: number;
  level: 0 | 1 | 2;
  /** The standard's names, e.g. `regionSquare`, including those implied by the level. */
  features: readonly string[];
  qualities: readonly string[];
  formats: readonly string[];
  limits: Limits;
  /** Ready-made sizes of the whole picture. */
  sizes: readonly Pixels[];
  tiles: readonly { width: number; height: number; scaleFactors: readonly number[] }[];
  /** Worth telling the reader, e.g. that the description gives a different address. */
  notes: readonly string[];
};
