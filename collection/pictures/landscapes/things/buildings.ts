import { steps } from '@portal/engraving';
import { points } from '../../portraits/modelling/listing.ts';
import { ball, lathe, tube } from '../../portraits/modelling/shapes.ts';
import type { Solid } from '../../portraits/modelling/solid.ts';
import { type Camera, makeAt, type Spot } from '../world/camera.ts';
import { block, gable, plane, spire } from '../world/walls.ts';

const dark = { darkness: 0.6, contrast: 0.3, crossed: false, flat: true };

/** Dark openings in the front wall of a block, in rows. */
function openings(
  camera: Camera,
  spot: Spot,
  xs: readonly number[],
  ys: readonly number[],
  z: number,
  width: number,
  tall: number,
): Solid[] {
  const make = makeAt(camera, spot, 'window', dark);
  return xs.flatMap((x) =>
    ys.map((y) =>
      plane(
        [
          [x - width / 2, y - tall, z],
          [x + width / 2, y - tall, z],
          [x + width / 2, y, z],
          [x - width / 2, y, z],
        ],
        make,
      ),
    ),
  );
}

/** A cottage one unit wide. */
export function house(camera: Camera, spot: Spot, storeys = 1): Solid[] {
  const wall = makeAt(camera, spot, 'stone');
  const roof = makeAt(camera, spot, 'roof', { darkness: 0.22 });
  const tall = 0.42 * storeys;
  const body = { width: 1, deep: 0.7, tall };
  return [
    ...block(body, wall),
    ...gable({ ...body, base: tall, tall: 0.42 }, roof, wall),
    ...block({ x: 0.28, width: 0.12, deep: 0.12, tall: 0.3, base: tall + 0.26 }, wall),
    ...openings(
      camera,
      spot,
      [-0.3, 0, 0.3],
      steps(0, storeys - 1, Math.max(1, storeys - 1)).map((row) => -0.14 - row * 0.42),
      0.355,
      0.12,
      0.18,
    ),
  ];
}

/** A church with its tower to the left, three units high. */
export function church(camera: Camera, spot: Spot): Solid[] {
  const wall = makeAt(camera, spot, 'stone');
  const roof = makeAt(camera, spot, 'roof', { darkness: 0.22 });
  return [
    ...block({ x: 0.55, width: 1.5, deep: 0.8, tall: 0.75 }, wall),
    ...gable({ x: 0.55, width: 1.5, deep: 0.8, tall: 0.6, base: 0.75 }, roof, wall),
    ...block({ x: -0.35, width: 0.56, deep: 0.56, tall: 1.6 }, wall),
    ...spire({ x: -0.35, width: 0.64, deep: 0.64, tall: 1.25, base: 1.6 }, roof),
    ...openings(camera, spot, [0.25, 0.65, 1.05], [-0.2], 0.41, 0.14, 0.34),
    ...openings(camera, spot, [-0.35], [-1.1], 0.29, 0.16, 0.3),
    ball([-0.35, -2.9, 0], [0.05, 0.06, 0.05], makeAt(camera, spot, 'accent')),
  ];
}

/** A round tower with battlements. */
export function tower(camera: Camera, spot: Spot, tall = 2): Solid[] {
  const wall = makeAt(camera, spot, 'stone');
  return [
    lathe(points([0.42, -tall, 0.42, -tall + 0.3, 0.36, -tall + 0.34, 0.4, 0]), {}, wall),
    ...steps(0, 6, 6).flatMap((index) => {
      const turn = (index / 7) * Math.PI * 2;
      const [x, z] = [Math.sin(turn) * 0.38, Math.cos(turn) * 0.38];
      return block({ x, z, width: 0.16, deep: 0.16, tall: 0.16, base: tall }, wall);
    }),
    ...openings(camera, spot, [0], [-tall * 0.55], 0.4, 0.09, 0.26),
  ];
}

/** A lighthouse, three units high. */
export function lighthouse(camera: Camera, spot: Spot): Solid[] {
  const wall = makeAt(camera, spot, 'sail');
  const band = makeAt(camera, spot, 'accent', { darkness: 0.15 });
  return [
    lathe(points([0.26, -2.3, 0.42, 0]), {}, wall),
    lathe(points([0.31, -1.9, 0.34, -1.5]), {}, band),
    lathe(points([0.36, -1.1, 0.4, -0.7]), {}, band),
    lathe(points([0.36, -2.36, 0.36, -2.28, 0.26, -2.26]), {}, wall),
    lathe(points([0.2, -2.7, 0.2, -2.34]), {}, makeAt(camera, spot, 'window', { darkness: 0.1 })),
    lathe(points([0.01, -3, 0.26, -2.7]), {}, band),
  ];
}

/** A tower mill with four sails, three units high. */
export function windmill(camera: Camera, spot: Spot, turn: number): Solid[] {
  const wall = makeAt(camera, spot, 'stone');
  const wood = makeAt(camera, spot, 'wood', { darkness: 0.3 });
  const cloth = makeAt(camera, spot, 'sail', { darkness: 0.04, crossed: false });
  const sails = steps(0, 3, 3).flatMap((index) => {
    const angle = turn + (index * Math.PI) / 2;
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
    const at = (out: number, side: number): [number, number, number] => [
      cosine * out - sine * side,
      -1.95 + sine * out + cosine * side,
      0.62,
    ];
    return [
      tube([at(0, 0), at(0.75, 0), at(1.5, 0)], () => 0.03, wood),
      plane([at(0.35, 0), at(1.5, 0), at(1.5, 0.34), at(0.35, 0.28)], cloth),
    ];
  });
  return [
    lathe(points([0.4, -1.7, 0.62, 0]), {}, wall),
    lathe(
      points([0.02, -2.3, 0.26, -2.15, 0.44, -1.7]),
      {},
      makeAt(camera, spot, 'roof', { darkness: 0.25 }),
    ),
    ...openings(camera, spot, [0], [-0.9], 0.53, 0.14, 0.22),
    ...openings(camera, spot, [0], [0], 0.63, 0.2, 0.4),
    ...sails,
  ];
}
