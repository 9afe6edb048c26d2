import { points } from '../../portraits/modelling/listing.ts';
import { lathe, tube } from '../../portraits/modelling/shapes.ts';
import { archedBridge } from '../things/bridges.ts';
import { house, tower } from '../things/buildings.ts';
import { gondola } from '../things/vessels.ts';
import { makeAt } from '../world/camera.ts';
import { block } from '../world/walls.ts';
import { fromLeft, type Scenery, type Stage, scatter, sea, spotOn, together } from './stage.ts';

/** Palaces on both sides of a canal, a dome at its end. */
export function canal(stage: Stage): Scenery {
  const { camera, random } = stage;
  const palace = (side: number, distance: number, index: number) => {
    const spot = {
      x: side * (4.2 + (index % 2) * 0.1),
      height: 0,
      distance,
      size: 2.2,
      yaw: (side * Math.PI) / 2,
    };
    return house(camera, { ...spot, yaw: -spot.yaw }, 3 + ((index * 7 + (side > 0 ? 1 : 0)) % 2));
  };
  const dome = { x: -0.6, height: 0, distance: 24, size: 2 };
  const stone = makeAt(camera, dome, 'stone');
  const lead = makeAt(camera, dome, 'roof', { darkness: 0.12 });
  const poles = scatter(stage, sea, 9, [-0.7, 0.7], [4.6, 9], [1, 1], false).filter(
    ({ x }) => Math.abs(x) > 1.7,
  );
  return {
    water: true,
    light: fromLeft,
    solids: together(
      block({ width: 3.4, deep: 2, tall: 1.5 }, stone),
      lathe(points([0.02, -3.9, 0.1, -3.5, 0.5, -3.3, 1, -2.9, 1.22, -2.3, 1.2, -1.5]), {}, lead),
      ...tower(camera, { x: 4.4, height: 0, distance: 25, size: 1.6 }, 4),
      ...[20.5, 17.2, 14, 11, 8.2, 5.6].flatMap((distance, index) => [
        palace(-1, distance, index),
        palace(1, distance, index + 1),
      ]),
      archedBridge(
        camera,
        { x: 0, height: 0, distance: 18, size: 1.3 },
        { count: 1, span: 4.6, tall: 0.6, rise: 1.2, wide: 0.8 },
      ),
      gondola(camera, spotOn(stage, sea, -0.14, 5.2, 0.75, 0.3)),
      gondola(camera, spotOn(stage, sea, 0.2, 8, 0.75, -0.5)),
      gondola(camera, spotOn(stage, sea, -0.06, 12, 0.8, 0.9)),
      ...poles.map((spot) =>
        tube(
          [
            [0, 0, 0],
            [0, -0.6, 0],
            [random.jitter(0.05), -1.2, 0],
          ],
          () => 0.05,
          makeAt(camera, spot, 'accent', { darkness: 0.1 }),
        ),
      ),
    ),
  };
}
