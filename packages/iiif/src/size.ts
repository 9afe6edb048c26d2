import { isDecimal, isTooLong, isZero, notNumeric, whole, writeNumber } from './numbers.ts';
import type { Pixels } from './pixels.ts';
import { hasTooManyDigits, isNoPixels, type Reading, right, wrong } from './reading.ts';

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
  | { width?: never; height?: never; percent?: never; fit: Pixels };

const sidesForm = new RegExp(`^(!?)(${whole})?,(${whole})?$`);

/** Parses a size of version 2. Version 3 has the same forms, optionally after `^`, but no `full`. */
export function parseSize(text: string): Reading<Size> {
  if (text === 'full' || text === 'max') return right(text);
  if (text.startsWith('pct:')) return parsePercent(text.slice(4));
  const [, box, across, down] = sidesForm.exec(text) ?? [];
  if (!across && !down) return notNumeric(text, 'is not of a known form');
  if (box && !(across && down)) return wrong('needs a width and a height');
  const given = [across, down].filter((side) => side !== undefined);
  if (given.some(isTooLong)) return hasTooManyDigits;
  if (given.some(isZero)) return isNoPixels;
  const [width, height] = [Number(across), Number(down)];
  if (box) return right({ fit: { width, height } });
  if (!down) return right({ width });
  return right(across ? { width, height } : { height });
}

function parsePercent(text: string): Reading<Size> {
  if (!isDecimal(text)) return notNumeric(text, 'is not a number');
  if (isTooLong(text)) return hasTooManyDigits;
  return isZero(text) ? isNoPixels : right({ percent: Number(text) });
}

export function writeSize(size: Size): string {
  if (typeof size === 'string') return size;
  if (size.percent !== undefined) return `pct:${writeNumber(size.percent)}`;
  const { width, height } = size.fit ?? size;
  return `${size.fit ? '!' : ''}${width ?? ''},${height ?? ''}`;
}
