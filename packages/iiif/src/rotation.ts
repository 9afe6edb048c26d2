import { decimal, notNumeric, writeNumber } from './numbers.ts';
import type { Pixels } from './pixels.ts';
import { type Reading, right, wrong } from './reading.ts';

/** Mirrored left to right first, then rotated clockwise by 0 to 360 degrees. */
export type Turn = { mirror: boolean; degrees: number };

const rotationForm = new RegExp(`^(!?)(${decimal})$`);

export function parseRotation(text: string): Reading<Turn> {
  const [, mirror, digits] = rotationForm.exec(text) ?? [];
  if (digits === undefined) return notNumeric(text, 'is not a number');
  // Decided by the digits: a little above 360 would parse as 360.
  const [before, after = ''] = digits.split('.');
  if (Number(before) > 360 || (before === '360' && /[1-9]/.test(after))) {
    return wrong('is not between 0 and 360');
  }
  return right({ mirror: mirror === '!', degrees: Number(digits) });
}

export function writeRotation({ mirror, degrees }: Turn): string {
  return `${mirror ? '!' : ''}${writeNumber(degrees)}`;
}

/** The size of a picture after rotation: the canvas grows, nothing is cropped. */
export function turnedSize({ width, height }: Pixels, degrees: number): Pixels {
  if (degrees % 180 === 0) return { width, height };
  if (degrees % 90 === 0) return { width: height, height: width };
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return {
    width: Math.max(1, Math.round(width * cos + height * sin)),
    height: Math.max(1, Math.round(width * sin + height * cos)),
  };
}
