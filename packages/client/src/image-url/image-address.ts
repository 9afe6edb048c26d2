import type { Format, Quality, Region, Size } from '@portal/iiif';

/** Everything that the address of a picture says. */
export type ImageAddress = {
  /** What comes before `/image/`, e.g. `https://iiif.example.org`, without a slash at the end. */
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
