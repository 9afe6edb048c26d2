import { type Point, seededRandom, valueNoise } from '@portal/engraving';

const shared = ['a', 'b', 'c', 'd'].map((name) => valueNoise(`country ${name}`));

/**
 * Noise with finer noise on it. All countries are cut from the same sheet, each from a place of its
 * own: laying out a new sheet for every hill takes longer than drawing the hill.
 */
export function countryNoise(seed: string, layers = 1): (point: Point) => number {
  const random = seededRandom(seed);
  const [left, top] = [random.between(0, 60), random.between(0, 60)];
  return ([x, y]) => {
    let sum = 0;
    for (let layer = 0; layer < layers; layer += 1) {
      const finer = 2 ** layer;
      const noise = shared[layer] as (typeof shared)[0];
      sum += noise([left + x * finer, top + y * finer]) / finer;
    }
    return sum;
  };
}
