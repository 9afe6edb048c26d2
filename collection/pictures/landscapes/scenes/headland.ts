import { house, lighthouse } from '../things/buildings.ts';
import { rock } from '../things/natural.ts';
import { boat, ship } from '../things/vessels.ts';
import { countryNoise } from '../world/noise.ts';
import { hills, massif } from '../world/terrain.ts';
import { fromLeft, type Scenery, type Stage, scatter, sea, spotOn, together } from './stage.ts';

/** A headland with a lighthouse, and ships standing in. */
export function headland(stage: Stage): Scenery {
  const { camera, seed, random } = stage;
  const bumps = countryNoise(seed);
  const top = (x: number, depth: number): number => {
    const edge = x + 4.2 - 1.6 * depth + 0.8 * bumps([x * 0.4, depth * 3]);
    const wall =
      Math.max(0, Math.min(1, edge * 0.9)) * Math.max(0, Math.min(1, (1 - Math.abs(depth)) * 4));
    return 2.3 * wall ** 0.5 + 0.25 * bumps([x, depth * 4]) * wall + 0.12 * x * wall - 0.05;
  };
  const cape = { x: 6.4, distance: 14, half: 6.4, deep: 4, height: top, slant: 0.6 };
  const onCape = (x: number, distance: number): number =>
    top(x - cape.x, (distance - cape.distance) / cape.deep);
  const stand = (x: number, distance: number, size: number, yaw = 0) => ({
    x,
    height: onCape(x, distance),
    distance,
    size,
    yaw,
  });
  const rocks = scatter(stage, sea, 7, [-0.1, 0.6], [8.4, 12], [0.3, 0.7], false);
  return {
    water: true,
    light: fromLeft,
    solids: together(
      massif(
        camera,
        { x: -26, distance: 60, half: 26, deep: 7, height: hills(seed, 26, 5), slant: 3 },
        { stuff: 'land0' },
      ),
      massif(
        camera,
        { x: 30, distance: 46, half: 24, deep: 6, height: hills(`${seed} b`, 24, 4.5), slant: 3 },
        { stuff: 'land1' },
      ),
      massif(camera, cape, { stuff: 'land2' }),
      lighthouse(camera, stand(4, 14, 1.1)),
      house(camera, stand(5.4, 14, 0.8, -0.4)),
      ...rocks.map((spot, index) => rock(camera, spot, 'stone', 0.8, index)),
      ship(camera, spotOn(stage, sea, -0.38, 13, 1.15, -0.25)),
      ship(camera, spotOn(stage, sea, -0.06, 36, 1.1, 0.5)),
      boat(camera, spotOn(stage, sea, -0.1, 7, 0.6, 0.5)),
      boat(camera, spotOn(stage, sea, -0.72, 19 + random.next() * 4, 0.8, -0.4)),
    ),
  };
}
