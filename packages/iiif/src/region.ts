import { isDecimal, isTooLong, isWholeNumber, isZero, notNumeric, writeNumber } from './numbers.ts';
import type { Box } from './pixels.ts';
import { hasTooManyDigits, isEmpty, isOutside, type Reading, right } from './reading.ts';

/**
 * The part of the picture, in pixels of the original or in per cent of it:
 * `{ x: 400, y: 300, width: 800, height: 600 }`,
 * `{ percent: { x: 25, y: 25, width: 50, height: 50 } }`.
 */
export type Region = 'full' | 'square' | (Box & { percent?: never }) | PercentRegion;

export type PercentRegion = { percent: Box; x?: never; y?: never; width?: never; height?: never };

/** Parses `full`, `square`, `x,y,w,h` or `pct:x,y,w,h`, for a picture of any size. */
export function parseRegion(text: string): Reading<Region> {
  if (text === 'full' || text === 'square') return right(text);
  const isShare = text.startsWith('pct:');
  const pieces = (isShare ? text.slice(4) : text).split(',');
  if (pieces.length !== 4 || !pieces.every(isShare ? isDecimal : isWholeNumber)) {
    return notNumeric(text, 'is not four numbers');
  }
  if (pieces.some(isTooLong)) return hasTooManyDigits;
  if (pieces.slice(2).some(isZero)) return isEmpty;
  if (isShare && pieces.slice(0, 2).some(isHundredOrMore)) return isOutside;
  const [x = 0, y = 0, width = 0, height = 0] = pieces.map(Number);
  const box = { x, y, width, height };
  return right(isShare ? { percent: box } : box);
}

/** Decided by its digits: 99.99999999999999999999 would parse as 100. */
function isHundredOrMore(text: string): boolean {
  return /^[0-9]{3}/.test(text);
}

export function writeRegion(region: Region): string {
  if (typeof region === 'string') return region;
  const { x, y, width, height } = region.percent ?? region;
  return `${region.percent ? 'pct:' : ''}${[x, y, width, height].map(writeNumber).join(',')}`;
}
