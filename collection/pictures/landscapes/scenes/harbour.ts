import { steps } from '@portal/engraving';
import { church, house, tower } from '../things/buildings.ts';
import { boat, ship } from '../things/vessels.ts';
import { makeAt } from '../world/camera.ts';
import { countryNoise } from '../world/noise.ts';
import { groundSheet, hills, massif } from '../world/terrain.ts';
import { block } from '../world/walls.ts';
import { fromRight, type Scenery, type Stage, sea, spotOn, together } from './stage.ts';

/** A town round a harbour, its ships at the quay. */
export function harbour(stage: Stage): Scenery {
  const { camera, seed, random } = stage;
  const bumps = countryNoise(seed);
  const ground = (x: number, distance: number): number => {
    const shore = distance - 15 - 0.05 * x * x - 0.6 * bumps([x * 0.3, 0]);
    return shore < 0 ? -0.2 : 0.3 + Math.min(5, shore * 0.19);
  };
  const rows = [16, 18.5, 21.5, 25].flatMap((distance, row) =>
    steps(-0.92, 0.92, 10 - row).map((across) => {
      const near = distance + random.jitter(0.5);
      return house(
        camera,
        spotOn(stage, ground, across + random.jitter(0.05), near, 1.25, random.jitter(0.35)),
        random.chance(0.6) ? 2 : 1,
      );
    }),
  );
  const quay = spotOn(stage, () => 0, 0.1, 14.6, 1);
  return {
    water: true,
    light: fromRight,
    solids: together(
      massif(
        camera,
        { x: 0, distance: 60, half: 52, deep: 10, height: hills(seed, 52, 15), slant: 5 },
        { stuff: 'land0' },
      ),
      massif(
        camera,
        { x: 18, distance: 42, half: 20, deep: 7, height: hills(`${seed} b`, 20, 10), slant: 3 },
        { stuff: 'land1' },
      ),
      groundSheet(camera, ground, [13, 40], { stuff: 'land2' }),
      block({ width: 15, deep: 0.5, tall: 0.3 }, makeAt(camera, quay, 'stone')),
      ...rows,
      church(camera, spotOn(stage, ground, -0.22, 22, 2, 0.5)),
      tower(camera, spotOn(stage, ground, 0.66, 24, 1.6), 2.4),
      ship(camera, spotOn(stage, sea, -0.44, 11.5, 0.85, 0.2)),
      boat(camera, spotOn(stage, sea, 0.3, 9, 0.8, -0.4)),
      boat(camera, spotOn(stage, sea, 0.05, 6.4, 0.62, 0.6)),
      boat(camera, spotOn(stage, sea, 0.62, 12.4, 0.8, 0.2)),
    ),
  };
}
