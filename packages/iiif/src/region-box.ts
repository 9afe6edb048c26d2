import type { Box, Pixels } from './pixels.ts';
import { isEmpty, isOutside, type Reading, right } from './reading.ts';
import type { Region } from './region.ts';

/** The pixels of a picture that a region covers, cropped at the edges. */
export function regionBox(region: Region, picture: Pixels): Reading<Box> {
  if (region === 'full') return right({ x: 0, y: 0, width: picture.width, height: picture.height });
  if (region === 'square') return right(middleSquare(picture));
  const { x, y, width, height } = region.percent ? inPixels(region.percent, picture) : region;
  if (width < 1 || height < 1) return isEmpty;
  if (x >= picture.width || y >= picture.height) return isOutside;
  return right({
    x,
    y,
    width: Math.min(width, picture.width - x),
    height: Math.min(height, picture.height - y),
  });
}

/** A start below 100 per cent is inside the picture, even if rounding would put it outside. */
function inPixels({ x, y, width, height }: Box, picture: Pixels): Box {
  return {
    x: Math.min(share(picture.width, x), picture.width - 1),
    y: Math.min(share(picture.height, y), picture.height - 1),
    width: share(picture.width, width),
    height: share(picture.height, height),
  };
}

/** Multiplies before dividing: 1.45 per cent of 1000 is exactly 14.5. */
export function share(side: number, percent: number): number {
  return Math.round((side * percent) / 100);
}

export function middleSquare({ width, height }: Pixels): Box {
  const side = Math.min(width, height);
  return {
    x: Math.floor((width - side) / 2),
    y: Math.floor((height - side) / 2),
    width: side,
    height: side,
  };
}
