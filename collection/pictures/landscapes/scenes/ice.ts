import { figure, rock } from '../things/natural.ts';
import { ship } from '../things/vessels.ts';
import { countryNoise } from '../world/noise.ts';
import { groundSheet, hills, massif } from '../world/terrain.ts';
import { fromRight, type Scenery, type Stage, scatter, sea, spotOn, together } from './stage.ts';

/** Ice in heaps and towers, and a ship fast among it. */
export function ice(stage: Stage): Scenery {
  const { camera, seed, random } = stage;
  const cracks = countryNoise(seed);
  const ground = (x: number, distance: number): number =>
    0.24 * cracks([x * 0.42, distance * 0.42]) + 0.12 * cracks([x * 1.4, distance * 1.2]) - 0.02;
  const bergs = scatter(stage, sea, 7, [-0.95, 0.95], [13, 34], [1.4, 2.8], false);
  return {
    water: true,
    light: fromRight,
    solids: together(
      massif(
        camera,
        { x: -18, distance: 66, half: 40, deep: 8, height: hills(seed, 40, 8), slant: 4 },
        { stuff: 'land0' },
      ),
      ...bergs.map((spot, index) => rock(camera, spot, 'snow', random.between(1, 1.9), index)),
      groundSheet(camera, ground, [2.8, 34], { stuff: 'floe', contrast: 0.9 }),
      ship(camera, spotOn(stage, sea, 0.2, 12.5, 1.2, 0.3)),
      ...scatter(stage, ground, 12, [-0.95, 0.95], [4, 10], [0.2, 0.5]).map((spot, index) =>
        rock(camera, spot, 'snow', 0.8, index + 20),
      ),
      ...scatter(stage, ground, 9, [-0.5, 0.5], [5, 9], [1.2, 1.4]).map((spot) =>
        figure(camera, spot, random),
      ),
    ),
  };
}
