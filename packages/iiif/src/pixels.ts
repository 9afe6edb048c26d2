export type Pixels = { width: number; height: number };

/** A rectangle on a picture, from its upper left corner. */
export type Box = Pixels & { x: number; y: number };

/** The most that a service sends. What is missing is not limited. */
export type Limits = { width?: number; height?: number; area?: number };

/** The scale at which a picture reaches the limits: below 1 where it is larger than they are. */
export function limitScale({ width, height }: Pixels, limits: Limits): number {
  const { width: widest = Infinity, height: highest = Infinity, area = Infinity } = limits;
  return Math.min(widest / width, highest / height, Math.sqrt(area / (width * height)));
}

export function isAboveLimits(size: Pixels, limits: Limits): boolean {
  return limitScale(size, limits) < 1;
}

/** Whether a region is the whole picture. */
export function isWhole(box: Box, picture: Pixels): boolean {
  return box.width === picture.width && box.height === picture.height;
}
