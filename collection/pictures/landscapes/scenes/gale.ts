import { boat, ship, steamer } from '../things/vessels.ts';
import { waveRank } from '../things/waves.ts';
import { fromRight, type Scenery, type Stage, sea, spotOn, together } from './stage.ts';

/** Two ships in a great sea. */
export function gale(stage: Stage): Scenery {
  const { camera, seed, random } = stage;
  const ranks = [40, 29, 21, 15.5, 11.4, 8.2, 6, 4.4, 3.3, 2.6, 2.1].map((distance, index) =>
    waveRank(camera, distance, `${seed} ${index}`, index % 2 ? 'sea' : 'swell'),
  );
  return {
    water: true,
    light: fromRight,
    solids: together(
      ...ranks,
      ship(camera, { ...spotOn(stage, sea, -0.2, 12.6, 1.25, -0.35), height: 0.25 }),
      ship(camera, { ...spotOn(stage, sea, 0.58, 30, 1.3, 0.5), height: 0.4 }),
      boat(camera, { ...spotOn(stage, sea, 0.4, 6.6, 0.7, 0.7), height: 0.42 }),
      ...(random.chance(0.5)
        ? [steamer(camera, { ...spotOn(stage, sea, -0.72, 31, 1.4, 0.4), height: 0.4 })]
        : []),
    ),
  };
}
