import { figure, rock } from '../things/natural.ts';
import { cypress, fir } from '../things/trees.ts';
import { countryNoise } from '../world/noise.ts';
import { groundSheet, hills, massif } from '../world/terrain.ts';
import { fromLeft, type Scenery, type Stage, scatter, spotOn, together } from './stage.ts';

/** Old stones standing in a ring on a moor. */
export function stones(stage: Stage): Scenery {
  const { camera, seed, random } = stage;
  const bumps = countryNoise(seed);
  const ground = (x: number, distance: number): number =>
    0.02 * distance + 0.2 * bumps([x * 0.22, distance * 0.2]);
  const ring = Array.from({ length: 13 }, (_, index) => {
    const turn = (index / 13) * Math.PI * 2;
    const [x, distance] = [Math.cos(turn) * 3.3, 9.6 + Math.sin(turn) * 2.7];
    return { x, height: ground(x, distance) - 0.05, distance, size: random.between(0.34, 0.5) };
  }).sort((a, b) => b.distance - a.distance);
  return {
    water: false,
    light: fromLeft,
    solids: together(
      massif(
        camera,
        { x: 10, distance: 60, half: 52, deep: 9, height: hills(`${seed} a`, 52, 11), slant: 5 },
        { stuff: 'land0' },
      ),
      massif(
        camera,
        { x: -22, distance: 40, half: 24, deep: 7, height: hills(seed, 24, 6), slant: 4 },
        { stuff: 'land1' },
      ),
      groundSheet(camera, ground, [2.8, 50], { stuff: 'land2' }, false),
      ...ring.map((spot, index) => rock(camera, spot, 'stone', random.between(2.2, 3.6), index)),
      ...scatter(stage, ground, 4, [-0.95, 0.95], [18, 30], [0.8, 1.1]).map((spot) =>
        fir(camera, spot),
      ),
      cypress(camera, spotOn(stage, ground, 0.9, 16, 0.8)),
      ...scatter(stage, ground, 3, [-0.3, 0.4], [5, 9], [1.1, 1.3]).map((spot) =>
        figure(camera, spot, random),
      ),
    ),
  };
}
