import { church, house, tower } from '../things/buildings.ts';
import { boat, steamer } from '../things/vessels.ts';
import { countryNoise } from '../world/noise.ts';
import { hills, massif } from '../world/terrain.ts';
import { fromLeft, type Scenery, type Stage, sea, spotOn, together } from './stage.ts';

/** A rock in the sea crowned with towers. */
export function island(stage: Stage): Scenery {
  const { camera, seed } = stage;
  const bumps = countryNoise(seed);
  const height = (x: number, depth: number): number => {
    const away = Math.hypot(x / 5.6, depth * 0.9) + 0.12 * bumps([x, depth * 2]);
    return 4.6 * Math.max(0, 1 - away ** 1.5) * (0.9 + 0.2 * bumps([x * 0.8, depth * 3])) - 0.1;
  };
  const at = (x: number, depth: number, size: number, yaw = 0) => ({
    x: x + 1,
    height: height(x, depth) - 0.15,
    distance: 19 + depth * 4,
    size,
    yaw,
  });
  return {
    water: true,
    light: fromLeft,
    solids: together(
      massif(
        camera,
        { x: -20, distance: 70, half: 60, deep: 9, height: hills(seed, 60, 5), slant: 3 },
        { stuff: 'land0' },
      ),
      massif(
        camera,
        { x: 1, distance: 19, half: 6.4, deep: 4, height, slant: 0.8 },
        { stuff: 'land2' },
      ),
      church(camera, at(0.2, 0.02, 1.5, 0.3)),
      tower(camera, at(-1.6, -0.05, 1.1), 2.2),
      tower(camera, at(2, -0.1, 0.9), 1.8),
      ...[-2.8, -1.9, -0.8, 0.4, 1.6, 2.8].map((x, index) =>
        house(
          camera,
          at(x, -0.42 + 0.06 * Math.abs(x - 0.5) - (index % 2) * 0.08, 0.85, index * 0.3 - 0.6),
          1 + (index % 2),
        ),
      ),
      steamer(camera, spotOn(stage, sea, -0.56, 15, 0.75, 0.3)),
      boat(camera, spotOn(stage, sea, 0.5, 8, 0.7, 0.4)),
      boat(camera, spotOn(stage, sea, -0.18, 10, 0.7, -0.5)),
    ),
  };
}
