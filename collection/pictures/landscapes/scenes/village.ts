import { church, house } from '../things/buildings.ts';
import { figure, haystack } from '../things/natural.ts';
import { oak } from '../things/trees.ts';
import { countryNoise } from '../world/noise.ts';
import { groundSheet, hills, massif, strip } from '../world/terrain.ts';
import { fromLeft, type Scenery, type Stage, scatter, spotOn, together } from './stage.ts';

/** A village round its church among fields. */
export function village(stage: Stage): Scenery {
  const { camera, seed, random } = stage;
  const bumps = countryNoise(seed);
  const ground = (x: number, distance: number): number =>
    0.03 * distance + 0.25 * bumps([x * 0.25, distance * 0.2]) + 0.02 * Math.abs(x);
  const bend = (distance: number): number => -0.6 + 1.1 * Math.sin(distance * 0.33);
  const homes = scatter(stage, ground, 13, [-0.5, 0.5], [12, 19], [1, 1.3]);
  const field = (middle: number, half: number, near: number, far: number, stuff: string) =>
    strip(
      camera,
      ground,
      [near, far],
      (distance) => middle * distance * 0.1,
      (distance) => half * distance * 0.1,
      { stuff },
    );
  return {
    water: false,
    light: fromLeft,
    solids: together(
      massif(
        camera,
        { x: -10, distance: 64, half: 52, deep: 9, height: hills(`${seed} a`, 52, 9), slant: 5 },
        { stuff: 'land0' },
      ),
      massif(
        camera,
        { x: 22, distance: 44, half: 28, deep: 8, height: hills(seed, 28, 7), slant: 4 },
        { stuff: 'land1' },
      ),
      groundSheet(camera, ground, [2.8, 50], { stuff: 'land2' }, false),
      field(-4.4, 1.4, 6, 11, 'sand'),
      field(4.6, 1.3, 7, 13, 'land3'),
      field(3.4, 0.8, 4, 6, 'sand'),
      strip(camera, ground, [2.8, 22], bend, () => 0.3, { stuff: 'sail', contrast: 0.5 }),
      ...homes.map((spot) => house(camera, spot, random.chance(0.3) ? 2 : 1)),
      church(camera, spotOn(stage, ground, 0.06, 15, 1.5, 0.5)),
      ...scatter(stage, ground, 12, [-0.95, 0.95], [10, 26], [0.7, 1.1]).map((spot) =>
        oak(camera, spot, random),
      ),
      oak(camera, spotOn(stage, ground, -0.78, 4.6, 1.1), random),
      ...scatter(stage, ground, 4, [0.3, 0.8], [5, 7.5], [0.5, 0.6]).map((spot) =>
        haystack(camera, spot),
      ),
      ...[4.2, 5.2, 7].map((distance) => {
        const x = bend(distance) + 0.1;
        return figure(camera, { x, height: ground(x, distance), distance, size: 1.4 }, random);
      }),
    ),
  };
}
