import { archedBridge } from '../things/bridges.ts';
import { church, house, tower } from '../things/buildings.ts';
import { figure } from '../things/natural.ts';
import { oak } from '../things/trees.ts';
import { boat } from '../things/vessels.ts';
import { countryNoise } from '../world/noise.ts';
import { groundSheet, hills, massif } from '../world/terrain.ts';
import { fromRight, type Scenery, type Stage, scatter, spotOn, together } from './stage.ts';

/** A stone bridge over a river, and a castle above it. */
export function bridge(stage: Stage): Scenery {
  const { camera, seed, random } = stage;
  const bumps = countryNoise(seed);
  const course = (distance: number): number =>
    0.4 + 1.6 * Math.sin(distance * 0.17) - 0.04 * distance;
  const ground = (x: number, distance: number): number => {
    const bank = Math.abs(x - course(distance)) - 2.6 - 0.04 * distance;
    return (
      Math.max(-0.2, Math.min(0.5, bank * 0.35)) +
      Math.max(0, bank * 0.06) +
      0.08 * bumps([x, distance])
    );
  };
  const crag = hills(`${seed} crag`, 9, 7);
  return {
    water: true,
    light: fromRight,
    solids: together(
      massif(
        camera,
        { x: 6, distance: 66, half: 54, deep: 9, height: hills(`${seed} a`, 54, 10), slant: 4 },
        { stuff: 'land0' },
      ),
      massif(
        camera,
        { x: -12, distance: 27, half: 9, deep: 4, height: crag, slant: 2 },
        { stuff: 'land1' },
      ),
      tower(camera, { x: -12.4, height: crag(-0.4, -0.1) - 0.3, distance: 26.4, size: 1.6 }, 2.6),
      tower(camera, { x: -10.4, height: crag(1.6, -0.1) - 0.4, distance: 26.4, size: 1.3 }, 1.6),
      house(
        camera,
        { x: -11.4, height: crag(0.6, -0.15) - 0.3, distance: 26.2, size: 1.7, yaw: 0.3 },
        2,
      ),
      groundSheet(camera, ground, [3, 40], { stuff: 'land2' }),
      archedBridge(
        camera,
        { x: course(12), height: 0, distance: 12, size: 1, yaw: 0.18 },
        { count: 3, span: 2.1, tall: 1, rise: 0.5, wide: 0.9 },
      ),
      ...scatter(stage, ground, 8, [0.3, 0.95], [13, 20], [1, 1.4]).map((spot) =>
        house(camera, spot, random.chance(0.5) ? 2 : 1),
      ),
      church(camera, spotOn(stage, ground, 0.6, 18, 1.5, 0.3)),
      ...scatter(stage, ground, 8, [-0.95, -0.3], [6, 18], [0.8, 1.2]).map((spot) =>
        oak(camera, spot, random),
      ),
      boat(camera, { x: course(7), height: 0, distance: 7, size: 0.6, yaw: 0.6 }),
      ...scatter(stage, ground, 3, [0.3, 0.9], [4, 5.4], [1.2, 1.4]).map((spot) =>
        figure(camera, spot, random),
      ),
    ),
  };
}
