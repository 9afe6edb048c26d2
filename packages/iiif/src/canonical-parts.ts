import type { Format, Quality } from './image-parts.ts';
import { type Box, isWhole, type Pixels } from './pixels.ts';
import { writeRegion } from './region.ts';
import { writeRotation } from './rotation.ts';
import { heightFor } from './scaled-size.ts';

/** What to do with a picture, in this order. All numbers are pixels. */
export type ImagePlan = {
  region: Box;
  size: Pixels;
  mirrored: boolean;
  /** Degrees clockwise, from 0 up to 360. */
  rotation: number;
  quality: Quality;
  format: Format;
};

/** The canonical form of the same request, as defined by Image API 2.1. */
export function canonicalParts(plan: ImagePlan, picture: Pixels): string {
  const { region, mirrored, rotation, quality, format } = plan;
  const steps = [
    writeRegion(isWhole(region, picture) ? 'full' : region),
    canonicalSize(plan.size, region),
    writeRotation({ mirror: mirrored, degrees: rotation }),
    `${quality === 'color' ? 'default' : quality}.${format}`,
  ];
  return steps.join('/');
}

function canonicalSize({ width, height }: Pixels, region: Pixels): string {
  if (width === region.width && height === region.height) return 'full';
  return `${width},${height === heightFor(width, region) ? '' : height}`;
}
