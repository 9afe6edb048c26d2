import { mix, type Point } from './geometry.ts';
import { seededRandom } from './seeded-random.ts';

/** A smooth random height from -1 to 1 for every place, in features about one unit wide. */
export function valueNoise(seed: string): (point: Point) => number {
  const random = seededRandom(seed);
  const size = 64;
  const lattice = Array.from({ length: size * size }, () => random.between(-1, 1));
  const at = (column: number, row: number): number =>
    lattice[(row & (size - 1)) * size + (column & (size - 1))] ?? 0;
  const ease = (t: number): number => t * t * (3 - 2 * t);
  return ([x, y]) => {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [tx, ty] = [ease(x - column), ease(y - row)];
    return mix(
      mix(at(column, row), at(column + 1, row), tx),
      mix(at(column, row + 1), at(column + 1, row + 1), tx),
      ty,
    );
  };
}

/** Noise with finer noise on it, as hills have on mountains. */
export function roughNoise(seed: string, layers: number): (point: Point) => number {
  const noises = Array.from({ length: layers }, (_, layer) => valueNoise(`${seed} ${layer}`));
  return ([x, y]) =>
    noises.reduce(
      (sum, noise, layer) => sum + noise([x * 2 ** layer, y * 2 ** layer]) / 2 ** layer,
      0,
    );
}
