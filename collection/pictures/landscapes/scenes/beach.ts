import { steps } from '@portal/engraving';
import { house } from '../things/buildings.ts';
import { figure } from '../things/natural.ts';
import { boat, steamer } from '../things/vessels.ts';
import { countryNoise } from '../world/noise.ts';
import { groundSheet, hills, massif } from '../world/terrain.ts';
import { fromLeft, type Scenery, type Stage, scatter, sea, spotOn, together } from './stage.ts';

/** A beach, a row of bathing huts, and people looking at the sea. */
export function beach(stage: Stage): Scenery {
  const { camera, seed, random } = stage;
  const bumps = countryNoise(seed);
  const ground = (x: number, distance: number): number =>
    Math.min(0.5, (x * 0.16 + 2.1 - distance * 0.16) * 0.28) + 0.05 * bumps([x, distance]);
  const cliffs = (x: number, depth: number): number =>
    3.6 *
      Math.max(0, Math.min(1, (x + 9 + 2 * bumps([x * 0.4, depth])) * 0.24)) ** 0.5 *
      Math.max(0, 1 - depth * depth) -
    0.05;
  return {
    water: true,
    light: fromLeft,
    solids: together(
      massif(
        camera,
        { x: 17, distance: 32, half: 11, deep: 5, height: cliffs, slant: 1 },
        { stuff: 'snow' },
      ),
      massif(
        camera,
        { x: 15, distance: 52, half: 18, deep: 5, height: hills(seed, 18, 4), slant: 2 },
        { stuff: 'land0' },
      ),
      groundSheet(camera, ground, [2.8, 30], { stuff: 'sand' }),
      ...steps(0, 6, 6).map((index) =>
        house(camera, spotOn(stage, ground, 0.62 + index * 0.03, 5.4 + index * 1.5, 0.62, -1.1)),
      ),
      ...scatter(stage, ground, 9, [-0.1, 0.6], [4, 10], [1.1, 1.3]).map((spot) =>
        figure(camera, spot, random),
      ),
      boat(camera, spotOn(stage, sea, -0.6, 10, 0.9, 0.3)),
      boat(camera, spotOn(stage, sea, -0.34, 17, 0.9, -0.4)),
      steamer(camera, spotOn(stage, sea, -0.1, 34, 1, 0.2)),
    ),
  };
}
