export type Pixels = { width: number; height: number };

/** A rectangle on a picture, from its upper left corner. */
export type Box = Pixels & { x: number; y: number };

/** The largest picture a service sends. A missing value means no limit. */
export type Limits = { width?: number; height?: number; area?: number };

/** The scale at which a picture reaches the limits: below 1 if it exceeds them. */
export function limitScale({ width, height }: Pixels, limits: Limits): number {
  const { width: widest = Infinity, height: highest = Infinity, area = Infinity } = limits;
  return Math.min(widest / width, highest / height, Math.sqrt(area / (width * height)));
}

export function isAboveLimits(size: Pixels, limits: Limits): boolean {
  return limitScale(size, limits) < 1;
}

export function isWhole(box: Box, picture: Pixels): boolean {
  return box.width === picture.width && box.height === picture.height;
}
