import { church, house, windmill } from '../things/buildings.ts';
import { figure } from '../things/natural.ts';
import { oak } from '../things/trees.ts';
import { boat } from '../things/vessels.ts';
import { countryNoise } from '../world/noise.ts';
import { groundSheet } from '../world/terrain.ts';
import { fromLeft, type Scenery, type Stage, scatter, spotOn, together } from './stage.ts';

/** Mills along a canal in flat country. */
export function mills(stage: Stage): Scenery {
  const { camera, seed, random } = stage;
  const bumps = countryNoise(seed);
  const course = (distance: number): number => -1.3 + 0.16 * distance;
  const ground = (x: number, distance: number): number => {
    const bank = Math.abs(x - course(distance)) - 1.1 - 0.02 * distance;
    return Math.max(-0.2, Math.min(0.16, bank * 0.4)) + 0.02 * bumps([x, distance]);
  };
  const row = [
    [-0.62, 7.5, 1.25],
    [0.66, 10, 1.1],
    [-0.3, 16, 1.1],
    [0.62, 21, 1.1],
    [0.02, 33, 1.2],
  ] as const;
  return {
    water: true,
    light: fromLeft,
    solids: together(
      groundSheet(camera, ground, [2.8, 70], { stuff: 'land2' }),
      ...row.map(([across, distance, size]) =>
        windmill(
          camera,
          spotOn(stage, ground, across, distance, size, -0.2),
          random.between(0.2, 1.2),
        ),
      ),
      ...scatter(stage, ground, 6, [0.3, 0.9], [11, 26], [0.9, 1.1]).map((spot) =>
        house(camera, spot),
      ),
      church(camera, spotOn(stage, ground, -0.72, 30, 1.5, 0.3)),
      ...scatter(stage, ground, 9, [-0.95, 0.95], [14, 40], [0.6, 0.9]).map((spot) =>
        oak(camera, spot, random),
      ),
      boat(camera, { x: course(6), height: 0, distance: 6, size: 0.62, yaw: 0.9 }),
      boat(camera, { x: course(13), height: 0, distance: 13, size: 0.8, yaw: -0.4 }),
      ...scatter(stage, ground, 3, [0.2, 0.8], [4.4, 6.4], [1.2, 1.4]).map((spot) =>
        figure(camera, spot, random),
      ),
    ),
  };
}
