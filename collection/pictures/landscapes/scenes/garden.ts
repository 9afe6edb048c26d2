import { steps } from '@portal/engraving';
import { ball } from '../../portraits/modelling/shapes.ts';
import { house, tower } from '../things/buildings.ts';
import { figure } from '../things/natural.ts';
import { cypress } from '../things/trees.ts';
import { makeAt } from '../world/camera.ts';
import { groundSheet, hills, massif, strip } from '../world/terrain.ts';
import { block } from '../world/walls.ts';
import { fromLeft, type Scenery, type Stage, scatter, together } from './stage.ts';

/** Clipped hedges in rows before a house. */
export function garden(stage: Stage): Scenery {
  const { camera, seed, random } = stage;
  const ground = (_x: number, distance: number): number => 0.02 * distance;
  const hedge = (x: number, distance: number, width: number, deep: number) => {
    const spot = { x, height: ground(x, distance), distance, size: 1 };
    return block({ width, deep, tall: 0.26 }, makeAt(camera, spot, 'leaf', { darkness: 0.15 }));
  };
  const beds = [4.4, 6.4, 8.4].flatMap((distance) =>
    [-2.5, 2.5].flatMap((x) => [
      hedge(x, distance, 2.2, 0.2),
      hedge(x - 1, distance + 0.7, 0.2, 1.2),
      hedge(x + 1, distance + 0.7, 0.2, 1.2),
    ]),
  );
  const balls = [4.4, 6.4, 8.4].flatMap((distance) =>
    [-2.5, 2.5].map((x) => {
      const spot = { x, height: ground(x, distance), distance: distance + 0.8, size: 0.6 };
      return ball([0, -0.5, 0], [0.5, 0.5, 0.5], makeAt(camera, spot, 'leaf', { darkness: 0.1 }));
    }),
  );
  return {
    water: false,
    light: fromLeft,
    solids: together(
      massif(
        camera,
        { x: 8, distance: 54, half: 46, deep: 8, height: hills(seed, 46, 8), slant: 4 },
        { stuff: 'land0' },
      ),
      groundSheet(camera, ground, [2.8, 44], { stuff: 'land2' }, false),
      strip(
        camera,
        ground,
        [2.8, 14],
        () => 0,
        () => 0.7,
        { stuff: 'sail', contrast: 0.5 },
      ),
      house(camera, { x: 0, height: ground(0, 15), distance: 15, size: 4 }, 2),
      ...[-3.4, 3.4].map((x) =>
        tower(camera, { x, height: ground(x, 15), distance: 15, size: 1.4 }, 2.4),
      ),
      ...beds,
      ...balls,
      ...steps(0, 4, 4).flatMap((index) =>
        [-1, 1].map((side) =>
          cypress(camera, {
            x: side * (4.6 + index * 0.2),
            height: ground(0, 5 + index * 2),
            distance: 5 + index * 2,
            size: 0.8,
          }),
        ),
      ),
      ...scatter(stage, ground, 5, [-0.14, 0.14], [4, 9], [1.3, 1.5]).map((spot) =>
        figure(camera, spot, random),
      ),
    ),
  };
}
