import { house } from '../things/buildings.ts';
import { gate } from '../things/monuments.ts';
import { figure } from '../things/natural.ts';
import { coastPine } from '../things/trees.ts';
import { boat } from '../things/vessels.ts';
import { countryNoise } from '../world/noise.ts';
import { cone, groundSheet, hills, massif } from '../world/terrain.ts';
import { fromLeft, type Scenery, type Stage, scatter, sea, spotOn, together } from './stage.ts';

/** A white cone over a bay of pines. */
export function peak(stage: Stage): Scenery {
  const { camera, seed, random } = stage;
  const bumps = countryNoise(seed);
  const shape = cone(seed, 34, 24, 0.035);
  const ground = (x: number, distance: number): number =>
    Math.max((distance - 26) * 0.05, (5.4 - distance + x * 0.7) * 0.22) -
    0.06 +
    0.08 * bumps([x, distance * 0.8]);
  const mountain = { x: -8, distance: 66, half: 34, deep: 12, height: shape, slant: 2 };
  return {
    water: true,
    light: fromLeft,
    solids: together(
      massif(camera, mountain, { stuff: 'land0' }),
      {
        ...massif(camera, { ...mountain, distance: 65.7 }, { stuff: 'snow', darkness: -0.06 }),
        covers: (_along, _line, [x, tall]) => tall > 9.6 + 3.4 * bumps([x * 0.8, tall * 0.1]),
      },
      massif(
        camera,
        { x: 22, distance: 44, half: 20, deep: 6, height: hills(seed, 20, 4), slant: 3 },
        { stuff: 'land1' },
      ),
      groundSheet(camera, ground, [3, 40], { stuff: 'land3' }),
      gate(camera, { ...spotOn(stage, sea, 0.12, 9.4, 1.1, 0.2), height: -0.1 }),
      ...scatter(stage, ground, 7, [0.1, 0.9], [27, 31], [1, 1.3]).map((spot) =>
        house(camera, spot),
      ),
      ...scatter(stage, ground, 3, [0.5, 0.95], [4.6, 6], [0.9, 1.2]).map((spot) =>
        coastPine(camera, spot, random),
      ),
      boat(camera, spotOn(stage, sea, -0.42, 10, 0.9, 0.4)),
      boat(camera, spotOn(stage, sea, -0.1, 17, 1, 0.2)),
      boat(camera, spotOn(stage, sea, -0.66, 22, 1, -0.2)),
      ...scatter(stage, ground, 2, [0.4, 0.7], [4.6, 5.4], [1.2, 1.3]).map((spot) =>
        figure(camera, spot, random),
      ),
    ),
  };
}
