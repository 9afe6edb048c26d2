import type { Point } from '@portal/engraving';

/** Points from a plain list of numbers: x, y, x, y… */
export function points(numbers: readonly number[]): Point[] {
  const found: Point[] = [];
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    found.push([numbers[index] as number, numbers[index + 1] as number]);
  }
  return found;
}
