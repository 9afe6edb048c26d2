import { along, heading, mix, type Point, type Random, steps } from '@portal/engraving';
import type { Bench, Habit } from './bench.ts';
import { manyArching } from './blades-many.ts';
import type { Dress } from './dress.ts';
import { bestFace, type FlowerForm, flowers } from './flowers.ts';
import { type LeafForm, leaf } from './leaves.ts';
import { type PigmentName, pigments } from './pigments.ts';
import { up } from './pose.ts';
import { growth, stem } from './stem.ts';

type MeadowPlant = {
  flower: FlowerForm;
  petal: PigmentName;
  heart: PigmentName;
  leaf: LeafForm;
  size: number;
};

const meadowPlants: readonly MeadowPlant[] = [
  { flower: 'umbel', petal: 'white', heart: 'lemon', leaf: 'bipinnate', size: 1.05 },
  { flower: 'poppy', petal: 'vermilion', heart: 'black', leaf: 'lobed', size: 0.9 },
  { flower: 'spike', petal: 'violet', heart: 'lemon', leaf: 'lanceolate', size: 1 },
  { flower: 'daisy', petal: 'white', heart: 'lemon', leaf: 'toothed', size: 0.75 },
  { flower: 'thistle', petal: 'purple', heart: 'lemon', leaf: 'lobed', size: 0.85 },
  { flower: 'bells', petal: 'blue', heart: 'lemon', leaf: 'linear', size: 0.85 },
  { flower: 'star', petal: 'lemon', heart: 'orange', leaf: 'trifoliate', size: 0.6 },
  { flower: 'foxglove', petal: 'rose', heart: 'crimson', leaf: 'ovate', size: 1.05 },
  { flower: 'daisy', petal: 'blue', heart: 'violet', leaf: 'lanceolate', size: 0.62 },
];

function standing(
  bench: Bench,
  plant: MeadowPlant,
  foot: Point,
  tip: Point,
  random: Random,
): string {
  const dress: Dress = {
    ...bench.dress,
    petal: pigments[plant.petal],
    heart: pigments[plant.heart],
  };
  const main = growth(
    foot,
    [mix(foot[0], tip[0], 0.3) + random.jitter(16), mix(foot[1], tip[1], 0.5)],
    tip,
  );
  const length = (bench.right - bench.left) * 0.085;
  const leaves = [0.2, 0.38, 0.56].map((share, index) => {
    const side = index % 2 ? 1 : -1;
    return leaf(
      plant.leaf,
      {
        foot: along(main, share),
        angle: heading(main, share) + side * 0.7,
        length: length * random.between(0.9, 1.25),
        bend: side * 0.4,
        turn: random.jitter(0.5),
      },
      dress,
      random,
    );
  });
  return (
    stem(main, { from: 7, to: 4 }, dress.leaf, dress.medium, random) +
    leaves.join('') +
    flowers[plant.flower](
      {
        at: tip,
        angle: heading(main, 0.99),
        face: bestFace[plant.flower] ?? 0.5,
        size: bench.bloom * plant.size,
      },
      dress,
      random,
    )
  );
}

/** Many kinds side by side, as they stand in a field. */
export const meadow: Habit = {
  figures: 'below',
  draw(bench) {
    const { left, top, right, bottom, dress, random, bloom } = bench;
    const [width, height] = [right - left, bottom - top];
    const blades = steps(0.01, 0.99, 90).map((share) => ({
      foot: [left + width * share, bottom + 4] as Point,
      angle: up + random.jitter(0.4),
      length: height * random.between(0.14, 0.44),
      bend: random.jitter(1.3),
    }));
    const grass = (list: typeof blades): string => manyArching(list, 5, dress.leaf, dress.medium);
    const plants = meadowPlants.map((plant, index) => {
      const share = 0.05 + (0.9 * (index + 0.5)) / meadowPlants.length;
      const x = left + width * share;
      const tall = { foxglove: 2, spike: 2, bells: 1.8 }[plant.flower as 'spike'] ?? 1;
      const tip: Point = [
        x + random.jitter(width * 0.03),
        top +
          bloom * plant.size * tall +
          height * ([0.08, 0.2, 0, 0.3, 0.12, 0.04, 0.36, 0, 0.24][index] as number),
      ];
      return standing(bench, plant, [x, bottom], tip, random);
    });
    return (
      grass(blades.filter((_, index) => index % 3)) +
      plants.join('') +
      grass(blades.filter((_, index) => index % 3 === 0))
    );
  },
};
