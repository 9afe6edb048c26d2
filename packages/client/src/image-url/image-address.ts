type Box = { x: number; y: number; width: number; height: number };

/**
 * The part of the picture, in pixels of the original or in per cent of it:
 * `{ x: 400, y: 300, width: 800, height: 600 }`,
 * `{ percent: { x: 25, y: 25, width: 50, height: 50 } }`.
 */
export type Region = 'full' | 'square' | (Box & { percent?: never }) | PercentRegion;

export type PercentRegion = { percent: Box; x?: never; y?: never; width?: never; height?: never };

/**
 * What the region is scaled to. `{ width: 400 }` and `{ height: 300 }` keep the shape, `{ fit: … }`
 * fits into a box and keeps it, `{ width: 400, height: 400 }` may squeeze the picture.
 */
export type Size =
  | 'full'
  | 'max'
  | { width: number; height?: number; percent?: never; fit?: never }
  | { width?: never; height: number; percent?: never; fit?: never }
  | { width?: never; height?: never; percent: number; fit?: never }
  | { width?: never; height?: never; percent?: never; fit: { width: number; height: number } };

export const qualities = ['default', 'color', 'gray', 'bitonal'] as const;
export type Quality = (typeof qualities)[number];

export const formats = ['jpg', 'png', 'gif', 'webp'] as const;
export type Format = (typeof formats)[number];

/** Everything that the address of a picture says. */
export type ImageAddress = {
  /** What stands before `/image/`, e.g. `https://iiif.example.org`, without a slash at the end. */
  base: string;
  /** e.g. `V0040217` or `b20417783_0004.jp2` */
  identifier: string;
  region: Region;
  size: Size;
  /** Degrees clockwise, from 0 to 360. */
  rotation: number;
  /** Whether the picture is mirrored, left to right, before it is turned. */
  mirror: boolean;
  quality: Quality;
  format: Format;
};
