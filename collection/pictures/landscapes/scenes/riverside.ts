import { archedBridge } from '../things/bridges.ts';
import { house } from '../things/buildings.ts';
import { pagoda } from '../things/monuments.ts';
import { figure } from '../things/natural.ts';
import { coastPine } from '../things/trees.ts';
import { boat } from '../things/vessels.ts';
import { countryNoise } from '../world/noise.ts';
import { groundSheet, hills, massif } from '../world/terrain.ts';
import { fromRight, type Scenery, type Stage, scatter, spotOn, together } from './stage.ts';

/** A tower of many roofs beside a river, with a humped bridge. */
export function riverside(stage: Stage): Scenery {
  const { camera, seed, random } = stage;
  const bumps = countryNoise(seed);
  const course = (distance: number): number =>
    1.4 - 0.1 * distance + 1.2 * Math.sin(distance * 0.25);
  const ground = (x: number, distance: number): number => {
    const bank = Math.abs(x - course(distance)) - 1.8;
    return (
      Math.max(-0.2, Math.min(0.4, bank * 0.4)) +
      Math.max(0, bank * 0.04) +
      0.06 * bumps([x, distance])
    );
  };
  return {
    water: true,
    light: fromRight,
    solids: together(
      massif(
        camera,
        { x: 16, distance: 66, half: 40, deep: 8, height: hills(`${seed} a`, 40, 16), slant: 4 },
        { stuff: 'land0' },
      ),
      massif(
        camera,
        { x: -22, distance: 46, half: 24, deep: 7, height: hills(seed, 24, 11), slant: 3 },
        { stuff: 'land1' },
      ),
      groundSheet(camera, ground, [3, 42], { stuff: 'land2' }),
      pagoda(camera, spotOn(stage, ground, -0.46, 12.5, 1.5)),
      archedBridge(
        camera,
        { x: course(9), height: 0, distance: 9, size: 0.8, yaw: 0.15 },
        { count: 1, span: 3.6, tall: 0.7, rise: 1, wide: 0.8 },
      ),
      ...scatter(stage, ground, 7, [0.25, 0.95], [12, 20], [0.9, 1.2]).map((spot) =>
        house(camera, spot),
      ),
      ...scatter(stage, ground, 6, [-0.95, 0.95], [5.4, 12], [0.8, 1.2]).map((spot) =>
        coastPine(camera, spot, random),
      ),
      boat(camera, { x: course(5.6), height: 0, distance: 5.6, size: 0.5, yaw: 0.5 }),
      ...scatter(stage, ground, 4, [-0.8, 0.9], [4.6, 7], [1.2, 1.4]).map((spot) =>
        figure(camera, spot, random),
      ),
    ),
  };
}
