import { abbey } from '../things/monuments.ts';
import { figure, rock } from '../things/natural.ts';
import { oak } from '../things/trees.ts';
import { countryNoise } from '../world/noise.ts';
import { groundSheet, hills, massif, strip } from '../world/terrain.ts';
import { fromLeft, type Scenery, type Stage, scatter, spotOn, together } from './stage.ts';

/** The walls of an abbey among trees. */
export function cloister(stage: Stage): Scenery {
  const { camera, seed, random } = stage;
  const bumps = countryNoise(seed);
  const ground = (x: number, distance: number): number =>
    0.02 * distance + 0.14 * bumps([x * 0.4, distance * 0.4]);
  return {
    water: false,
    light: fromLeft,
    solids: together(
      massif(
        camera,
        { x: 14, distance: 52, half: 44, deep: 8, height: hills(seed, 44, 9), slant: 4 },
        { stuff: 'land0' },
      ),
      massif(
        camera,
        { x: -20, distance: 34, half: 18, deep: 6, height: hills(`${seed} b`, 18, 6), slant: 3 },
        { stuff: 'land1' },
      ),
      groundSheet(camera, ground, [2.8, 42], { stuff: 'land2' }, false),
      strip(
        camera,
        ground,
        [2.8, 9],
        (distance) => -0.8 + 0.14 * distance,
        () => 0.3,
        { stuff: 'sail', contrast: 0.5 },
      ),
      abbey(camera, spotOn(stage, ground, 0.08, 10.5, 1.3, 0.3), seed),
      ...scatter(stage, ground, 6, [0.5, 0.98], [9, 16], [1, 1.4]).map((spot) =>
        oak(camera, spot, random),
      ),
      ...scatter(stage, ground, 5, [-0.98, -0.6], [8, 14], [1, 1.4]).map((spot) =>
        oak(camera, spot, random),
      ),
      ...scatter(stage, ground, 5, [-0.5, 0.7], [5, 8], [0.16, 0.26]).map((spot, index) =>
        rock(camera, spot, 'stone', 0.5, index),
      ),
      ...[-0.2, -0.13].map((across) =>
        figure(camera, spotOn(stage, ground, across, 5.4, 1.3), random),
      ),
    ),
  };
}
