import type { Point } from '@portal/engraving';
import type { Vector } from './vector.ts';

/** Points from a plain list of numbers: x, y, x, y… */
export function points(numbers: readonly number[]): Point[] {
  const found: Point[] = [];
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    found.push([numbers[index] as number, numbers[index + 1] as number]);
  }
  return found;
}

/** Places in the round from a plain list of numbers: x, y, z, x, y, z… */
export function places(numbers: readonly number[]): Vector[] {
  const found: Vector[] = [];
  for (let index = 0; index + 2 < numbers.length; index += 3) {
    found.push([
      numbers[index] as number,
      numbers[index + 1] as number,
      numbers[index + 2] as number,
    ]);
  }
  return found;
}
