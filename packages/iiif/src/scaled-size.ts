import { isAboveLimits, type Limits, limitScale, type Pixels } from './pixels.ts';
import { isNoPixels, type Reading, right } from './reading.ts';
import { share } from './region-box.ts';
import type { Size } from './size.ts';

export type Scaling = {
  version: 2 | 3;
  limits: Limits;
  /** Whether the result may be larger than the region. */
  enlarges: boolean;
  /** Whether the size starts with the `^` of version 3. */
  larger?: boolean;
};

/** The size that a region is scaled to, before rotation. */
export function scaledSize(size: Size, region: Pixels, scaling: Scaling): Reading<Pixels> {
  const { width, height } = sidesOf(size, region, scaling);
  return width < 1 || height < 1 ? isNoPixels : right({ width, height });
}

function sidesOf(size: Size, region: Pixels, scaling: Scaling): Pixels {
  if (size === 'full') return region;
  if (size === 'max') return largest(region, scaling.limits, scaling.larger ?? false);
  if (size.fit) return confined(size.fit, region, scaling);
  if (size.percent !== undefined) {
    return { width: share(region.width, size.percent), height: share(region.height, size.percent) };
  }
  if (size.width === undefined)
    return { width: widthFor(size.height, region), height: size.height };
  return { width: size.width, height: size.height ?? heightFor(size.width, region) };
}

/** Multiplies before dividing, so that halves are exact; at least 1. */
export function heightFor(width: number, region: Pixels): number {
  return Math.max(1, Math.round((region.height * width) / region.width));
}

function widthFor(height: number, region: Pixels): number {
  return Math.max(1, Math.round((region.width * height) / region.height));
}

/** Whether the sides are those that `w,` or `,h` would produce. */
export function keepsShape({ width, height }: Pixels, region: Pixels): boolean {
  return height === heightFor(width, region) || width === widthFor(height, region);
}

/** The largest size of the same shape that fits in a box. */
export function bestFit(box: Pixels, region: Pixels): Pixels {
  return box.width * region.height <= box.height * region.width
    ? { width: box.width, height: heightFor(box.width, region) }
    : { width: widthFor(box.height, region), height: box.height };
}

/** In version 3 the service's limits apply to a box as well. */
function confined(box: Pixels, region: Pixels, { version, limits, enlarges }: Scaling): Pixels {
  const isLarger = box.width >= region.width && box.height >= region.height;
  const fitted = isLarger && !enlarges ? region : bestFit(box, region);
  return version === 3 && isAboveLimits(fitted, limits) ? largest(region, limits, true) : fitted;
}

/** As large as the limits allow; larger than the region only with `^`. */
function largest(region: Pixels, limits: Limits, larger: boolean): Pixels {
  const most = limitScale(region, limits);
  const scale = larger && Number.isFinite(most) ? most : Math.min(1, most);
  // Rounded down, or the last pixel would exceed the limit; the epsilon keeps whole sides whole.
  const kept = (side: number) => Math.max(1, Math.floor(side * scale + 1e-9));
  return { width: kept(region.width), height: kept(region.height) };
}
