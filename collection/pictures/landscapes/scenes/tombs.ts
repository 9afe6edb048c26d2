import { house } from '../things/buildings.ts';
import { pyramid } from '../things/monuments.ts';
import { figure } from '../things/natural.ts';
import { palm } from '../things/trees.ts';
import { boat } from '../things/vessels.ts';
import { countryNoise } from '../world/noise.ts';
import { groundSheet, hills, massif } from '../world/terrain.ts';
import { fromLeft, type Scenery, type Stage, scatter, spotOn, together } from './stage.ts';

/** Steep tombs in sand, with palms by the river. */
export function tombs(stage: Stage): Scenery {
  const { camera, seed, random } = stage;
  const dunes = countryNoise(seed);
  const ground = (x: number, distance: number): number => {
    const shore = distance - 6.4 - 0.9 * Math.sin(x * 0.35);
    return (
      (shore < 0 ? shore * 0.12 : Math.min(0.6, shore * 0.1)) +
      0.3 * Math.abs(dunes([x * 0.16, distance * 0.12])) * Math.min(1, Math.max(0, shore * 0.3)) -
      0.02
    );
  };
  const row = [
    [-0.5, 16, 2.2, 2],
    [-0.02, 19, 2.6, 2.2],
    [0.4, 24, 2.2, 2],
    [0.66, 30, 2, 2.2],
    [0.84, 36, 1.8, 2.4],
  ] as const;
  return {
    water: true,
    light: fromLeft,
    solids: together(
      massif(
        camera,
        { x: 4, distance: 70, half: 60, deep: 8, height: hills(seed, 60, 6), slant: 4 },
        { stuff: 'land0' },
      ),
      groundSheet(camera, ground, [5, 60], { stuff: 'sand', contrast: 0.9 }),
      ...row.map(([across, distance, size, tall]) =>
        pyramid(camera, spotOn(stage, ground, across, distance, size, 0.5), tall),
      ),
      ...scatter(stage, ground, 11, [-0.95, 0.95], [7.4, 10], [0.75, 1.1]).map((spot) =>
        palm(camera, spot, random),
      ),
      ...scatter(stage, ground, 4, [0.4, 0.9], [9, 11], [0.9, 1]).map((spot) =>
        house(camera, spot),
      ),
      boat(
        camera,
        spotOn(stage, () => 0, -0.36, 5.2, 0.6, 0.3),
      ),
      boat(
        camera,
        spotOn(stage, () => 0, 0.3, 6, 0.5, -0.5),
      ),
      ...scatter(stage, ground, 4, [-0.5, 0.3], [7.5, 9], [1.2, 1.4]).map((spot) =>
        figure(camera, spot, random),
      ),
    ),
  };
}
