import { ruin } from '../things/monuments.ts';
import { figure, rock } from '../things/natural.ts';
import { cypress, oak } from '../things/trees.ts';
import { ship } from '../things/vessels.ts';
import { countryNoise } from '../world/noise.ts';
import { groundSheet, hills, massif } from '../world/terrain.ts';
import { fromRight, type Scenery, type Stage, scatter, spotOn, together } from './stage.ts';

/** Columns on a hill above the sea. */
export function temple(stage: Stage): Scenery {
  const { camera, seed, random } = stage;
  const bumps = countryNoise(seed);
  const ground = (x: number, distance: number): number =>
    0.75 * Math.max(0, 1 - ((x - 0.6) / 9) ** 2) * Math.max(0, Math.min(1, (15 - distance) * 0.4)) -
    0.1 +
    0.12 * bumps([x * 0.7, distance * 0.7]);
  return {
    water: true,
    light: fromRight,
    solids: together(
      massif(
        camera,
        { x: -24, distance: 64, half: 34, deep: 8, height: hills(seed, 34, 10), slant: 4 },
        { stuff: 'land0' },
      ),
      massif(
        camera,
        { x: 30, distance: 50, half: 22, deep: 7, height: hills(`${seed} b`, 22, 8), slant: 3 },
        { stuff: 'land1' },
      ),
      groundSheet(camera, ground, [2.8, 18], { stuff: 'land3' }),
      ruin(camera, spotOn(stage, ground, 0.14, 8.2, 1.25, 0.35), random),
      ...scatter(stage, ground, 5, [-0.9, -0.35], [7, 12], [0.9, 1.3]).map((spot) =>
        cypress(camera, spot),
      ),
      oak(camera, spotOn(stage, ground, 0.86, 5, 1.05), random),
      ...scatter(stage, ground, 6, [-0.6, 0.6], [4, 6.4], [0.14, 0.3]).map((spot, index) =>
        rock(camera, spot, 'stone', 0.6, index),
      ),
      ...[-0.34, -0.28, 0.3].map((across) =>
        figure(camera, spotOn(stage, ground, across, 5.6, 1.4), random),
      ),
      ship(
        camera,
        spotOn(stage, () => 0, -0.5, 30, 1.1, 0.4),
      ),
    ),
  };
}
