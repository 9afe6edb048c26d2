import { church, house } from '../things/buildings.ts';
import { fir } from '../things/trees.ts';
import { countryNoise } from '../world/noise.ts';
import { alps, groundSheet, hills, massif } from '../world/terrain.ts';
import { fromLeft, type Scenery, type Stage, scatter, spotOn, together } from './stage.ts';

/** A lake among mountains, with a village and its church on the far shore. */
export function lake(stage: Stage): Scenery {
  const { camera, seed, random } = stage;
  const bumps = countryNoise(seed);
  const far = alps(`${seed} far`, 46, 24);
  const side = alps(`${seed} side`, 22, 17);
  const ground = (x: number, distance: number): number => {
    const beyond = Math.max(0, (distance - 21) * 0.09) - 0.1;
    const near = Math.min(0.9, (5.6 - distance + x * 0.9) * 0.22) - 0.1;
    return Math.max(beyond, near) + 0.08 * bumps([x * 0.8, distance * 0.6]);
  };
  const trees = scatter(stage, ground, 18, [-0.95, -0.2], [22, 30], [0.5, 0.9]);
  const front = scatter(stage, ground, 5, [0.5, 0.98], [4.6, 5.6], [0.55, 0.8]);
  const village = [-0.02, 0.1, 0.26, 0.36].map((across) =>
    house(camera, spotOn(stage, ground, across, 22.5 + random.next() * 2, 1.1, random.jitter(0.8))),
  );
  return {
    water: true,
    light: fromLeft,
    solids: together(
      massif(
        camera,
        { x: 4, distance: 74, half: 46, deep: 10, height: far, slant: 8 },
        { stuff: 'land0' },
      ),
      {
        ...massif(
          camera,
          { x: 4, distance: 73.8, half: 46, deep: 10, height: far, slant: 8 },
          { stuff: 'snow' },
        ),
        covers: (_along, _line, [x, tall]) => tall > 11 + 2.6 * bumps([x * 0.7, tall * 0.2]),
      },
      massif(
        camera,
        { x: -24, distance: 44, half: 22, deep: 8, height: side, slant: 5 },
        { stuff: 'land1' },
      ),
      massif(
        camera,
        { x: 24, distance: 38, half: 19, deep: 6, height: hills(seed, 19, 6), slant: 4 },
        { stuff: 'land2', darkness: 0.1 },
      ),
      groundSheet(camera, ground, [3, 36], { stuff: 'land3' }),
      ...village,
      church(camera, spotOn(stage, ground, 0.16, 21.9, 1.25, 0.4)),
      ...trees.map((spot) => fir(camera, spot)),
      ...front.map((spot) => fir(camera, spot)),
    ),
  };
}
