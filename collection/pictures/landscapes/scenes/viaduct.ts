import { archedBridge, train } from '../things/bridges.ts';
import { house } from '../things/buildings.ts';
import { figure } from '../things/natural.ts';
import { oak } from '../things/trees.ts';
import { countryNoise } from '../world/noise.ts';
import { groundSheet, hills, massif } from '../world/terrain.ts';
import { fromLeft, type Scenery, type Stage, scatter, together } from './stage.ts';

/** A railway carried over a valley. */
export function viaduct(stage: Stage): Scenery {
  const { camera, seed, random } = stage;
  const bumps = countryNoise(seed);
  const course = (distance: number): number => 1.6 * Math.sin(distance * 0.24);
  const ground = (x: number, distance: number): number => {
    const bank = Math.abs(x - course(distance)) - 1;
    return (
      Math.max(-0.2, bank * 0.1 + 0.012 * bank * bank) + 0.12 * bumps([x * 0.6, distance * 0.4])
    );
  };
  const spot = { x: 0, height: 0, distance: 17, size: 1, yaw: -0.12 };
  return {
    water: true,
    light: fromLeft,
    solids: together(
      massif(
        camera,
        { x: -8, distance: 60, half: 50, deep: 9, height: hills(`${seed} a`, 50, 14), slant: 4 },
        { stuff: 'land0' },
      ),
      massif(
        camera,
        { x: 24, distance: 34, half: 18, deep: 6, height: hills(seed, 18, 9), slant: 3 },
        { stuff: 'land1' },
      ),
      groundSheet(camera, ground, [3, 40], { stuff: 'land2' }),
      archedBridge(camera, spot, { count: 9, span: 2.5, tall: 4.3, rise: 0, wide: 1 }),
      train(camera, { ...spot, x: random.between(-2, 3), size: 1.5 }, 2.9),
      ...scatter(stage, ground, 6, [-0.95, -0.4], [9, 14], [1, 1.2]).map((place) =>
        house(camera, place),
      ),
      ...scatter(stage, ground, 12, [-0.95, 0.95], [5.4, 14], [0.6, 1]).map((place) =>
        oak(camera, place, random),
      ),
      ...scatter(stage, ground, 3, [-0.5, 0.2], [4, 5.4], [1.2, 1.4]).map((place) =>
        figure(camera, place, random),
      ),
    ),
  };
}
