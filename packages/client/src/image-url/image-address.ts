import type { Format, Quality, Region, Size } from '@portal/iiif';

/** The parts of a picture's address. */
export type ImageAddress = {
  /** The URL before `/image/`, e.g. `https://iiif.example.org`, without a trailing slash. */
  base: string;
  /** e.g. `V0040217` or `b20417783_0004.jp2` */
  identifier: string;
  region: Region;
  size: Size;
  /** Degrees clockwise, from 0 to 360. */
  rotation: number;
  /** Whether the picture is mirrored, left to right, before rotation. */
  mirror: boolean;
  quality: Quality;
  format: Format;
};
