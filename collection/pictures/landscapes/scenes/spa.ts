import { steps } from '@portal/engraving';
import { points } from '../../portraits/modelling/listing.ts';
import { ball, lathe } from '../../portraits/modelling/shapes.ts';
import { bathHouse } from '../things/monuments.ts';
import { figure } from '../things/natural.ts';
import { oak } from '../things/trees.ts';
import { makeAt } from '../world/camera.ts';
import { groundSheet, hills, massif, strip } from '../world/terrain.ts';
import { fromRight, type Scenery, type Stage, scatter, together } from './stage.ts';

/** A bath-house with its avenue and its promenade. */
export function spa(stage: Stage): Scenery {
  const { camera, seed, random } = stage;
  const ground = (_x: number, distance: number): number => 0.015 * distance;
  const avenue = steps(0, 5, 5).flatMap((index) =>
    [-1, 1].map((side) => {
      const distance = 5 + index * 1.5;
      const x = side * 3;
      return oak(camera, { x, height: ground(x, distance), distance, size: 0.9 }, random);
    }),
  );
  const fountain = { x: 0, height: ground(0, 8), distance: 8, size: 0.8 };
  const stone = makeAt(camera, fountain, 'stone');
  return {
    water: false,
    light: fromRight,
    solids: together(
      massif(
        camera,
        { x: -10, distance: 54, half: 46, deep: 8, height: hills(seed, 46, 12), slant: 4 },
        { stuff: 'land0' },
      ),
      massif(
        camera,
        { x: 20, distance: 36, half: 22, deep: 6, height: hills(`${seed} b`, 22, 8), slant: 3 },
        { stuff: 'land1' },
      ),
      groundSheet(camera, ground, [2.8, 44], { stuff: 'land2' }, false),
      strip(
        camera,
        ground,
        [2.8, 12.6],
        () => 0,
        () => 1.5,
        { stuff: 'sail', contrast: 0.5 },
      ),
      bathHouse(camera, { x: 0, height: ground(0, 14), distance: 14, size: 1.9 }),
      ...avenue,
      lathe(points([0.9, -0.3, 0.9, 0]), {}, stone),
      lathe(points([0.4, -0.9, 0.1, -0.8, 0.12, 0]), {}, stone),
      ball(
        [0, -1.2, 0],
        [0.24, 0.4, 0.24],
        makeAt(camera, fountain, 'snow', { darkness: -0.2, contrast: 0.6 }),
      ),
      ...scatter(stage, ground, 9, [-0.4, 0.4], [4.4, 10], [1.3, 1.5]).map((spot) =>
        figure(camera, spot, random),
      ),
    ),
  };
}
