import type { Limits, Pixels } from '../pixels.ts';

/** What an `info.json` says of a picture, checked. */
export type ImageService = {
  /** Version of the IIIF Image API: they write sizes differently. */
  version: 2 | 3;
  /** What comes before the five parts, e.g. `https://pictures.example/image/V0040217`. */
  address: string;
  /** The original, in pixels. */
  width: number;
  height: number;
  level: 0 | 1 | 2;
  /** Names of the standard, e.g. `regionSquare`; those of the level included. */
  features: readonly string[];
  qualities: readonly string[];
  formats: readonly string[];
  limits: Limits;
  /** Ready-made sizes of the whole picture. */
  sizes: readonly Pixels[];
  tiles: readonly { width: number; height: number; scaleFactors: readonly number[] }[];
  /** What a reader should know, e.g. that the description names another address. */
  notes: readonly string[];
};
