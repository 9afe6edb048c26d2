import { steps } from '@portal/engraving';
import { tube } from '../../portraits/modelling/shapes.ts';
import type { Vector } from '../../portraits/modelling/vector.ts';
import { house, tower } from '../things/buildings.ts';
import { figure } from '../things/natural.ts';
import { coastPine } from '../things/trees.ts';
import { boat, ship } from '../things/vessels.ts';
import { makeAt } from '../world/camera.ts';
import { countryNoise } from '../world/noise.ts';
import { cone, groundSheet, hills, massif } from '../world/terrain.ts';
import { fromLeft, type Scenery, type Stage, scatter, sea, spotOn, together } from './stage.ts';

/** A burning mountain over a bay. */
export function volcano(stage: Stage): Scenery {
  const { camera, seed, random } = stage;
  const bumps = countryNoise(seed);
  const ground = (x: number, distance: number): number =>
    Math.max((distance - 22 - 0.02 * x * x) * 0.05, (4.8 - distance - x * 0.6) * 0.2) -
    0.05 +
    0.06 * bumps([x, distance]);
  const smoke = { x: 5, height: 12.4, distance: 52, size: 1 };
  const plume = steps(0, 1, 18).map(
    (t): Vector => [
      9 * t ** 1.6 + 0.5 * bumps([t * 7, 1]),
      -9 * t ** 0.75,
      0.4 * bumps([t * 5, 9]),
    ],
  );
  const fire = makeAt(camera, smoke, 'accent', { darkness: 0.05 });
  return {
    water: true,
    light: fromLeft,
    solids: together(
      massif(
        camera,
        { x: 5, distance: 52, half: 24, deep: 12, height: cone(seed, 24, 17), slant: 2 },
        { stuff: 'land0', darkness: 0.04 },
      ),
      massif(
        camera,
        { x: -26, distance: 46, half: 16, deep: 6, height: hills(seed, 16, 5), slant: 3 },
        { stuff: 'land1' },
      ),
      tube(
        plume,
        (t) => 0.9 + 3.4 * t + 0.8 * bumps([t * 16, 4]),
        makeAt(camera, smoke, 'cloud', { darkness: 0.1, contrast: 0.9 }),
      ),
      tube(
        [
          [0.2, 0.6, 0.6],
          [0.5, 0, 0.6],
          [0.7, -0.8, 0.6],
        ],
        (t) => 0.8 * (1 - t * 0.6),
        fire,
      ),
      groundSheet(camera, ground, [3, 40], { stuff: 'land2' }),
      ...scatter(stage, ground, 18, [-0.6, 0.9], [23, 28], [1, 1.3]).map((spot) =>
        house(camera, spot, random.chance(0.4) ? 2 : 1),
      ),
      tower(camera, spotOn(stage, ground, -0.3, 23.5, 1.6), 2),
      coastPine(camera, spotOn(stage, ground, -0.84, 4.6, 1.25), random),
      boat(camera, spotOn(stage, sea, 0.2, 8, 0.8, 0.3)),
      boat(camera, spotOn(stage, sea, 0.6, 13, 0.9, -0.4)),
      ship(camera, spotOn(stage, sea, -0.26, 17, 0.9, 0.3)),
      ...scatter(stage, ground, 3, [-0.9, -0.5], [4, 5], [1.2, 1.4]).map((spot) =>
        figure(camera, spot, random),
      ),
    ),
  };
}
