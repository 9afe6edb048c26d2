import { steps, valueNoise } from '@portal/engraving';
import { tube } from '../../portraits/modelling/shapes.ts';
import type { Solid } from '../../portraits/modelling/solid.ts';
import type { Vector } from '../../portraits/modelling/vector.ts';
import { type Camera, makeAt, type Spot } from '../world/camera.ts';
import { hull, pennant, sail } from './hulls-and-sails.ts';

/** A ship of three masts, four units long, in full sail. */
export function ship(camera: Camera, spot: Spot): Solid[] {
  const wood = makeAt(camera, spot, 'wood', { darkness: 0.4 });
  const masts = [-1.1, 0.05, 1.1].flatMap((x, index) => {
    const tall = index === 1 ? 3.3 : 2.9;
    const levels = [0.55, 1.35, 2.15];
    return [
      tube(
        [
          [x, -0.4, 0],
          [x, -tall / 2, 0],
          [x, -tall, 0],
        ],
        (t) => 0.04 * (1.3 - t),
        wood,
      ),
      ...levels.map((low, row) => {
        const [wide, top] = [0.5 - row * 0.1, low + 0.68];
        return sail(
          camera,
          spot,
          [
            [x - wide * 0.85, -top, 0.2],
            [x + wide * 0.85, -top, -0.2],
            [x + wide, -low, -0.2],
            [x - wide, -low, 0.2],
          ],
          0.16,
        );
      }),
    ];
  });
  const jib = sail(
    camera,
    spot,
    [
      [1.2, -2.4, 0],
      [1.22, -2.3, 0],
      [2.6, -0.75, 0],
      [1.5, -0.7, 0],
    ],
    0.1,
  );
  return [
    ...hull(camera, spot, 3.6, 0.5),
    ...masts,
    jib,
    tube(
      [
        [1.6, -0.6, 0],
        [2.2, -0.75, 0],
        [2.8, -0.9, 0],
      ],
      () => 0.035,
      wood,
    ),
    ...pennant(camera, spot, [0.05, -3.3, 0]),
  ];
}

/** A fishing boat with one brown or white sail. */
export function boat(camera: Camera, spot: Spot): Solid[] {
  const wood = makeAt(camera, spot, 'wood', { darkness: 0.4 });
  return [
    ...hull(camera, spot, 1.3, 0.2, 'wood'),
    tube(
      [
        [0.1, -0.1, 0],
        [0.1, -0.8, 0],
        [0.1, -1.5, 0],
      ],
      () => 0.025,
      wood,
    ),
    sail(
      camera,
      spot,
      [
        [0.12, -1.45, 0],
        [0.16, -1.42, 0],
        [0.2, -0.3, 0],
        [-0.6, -0.34, 0],
      ],
      0.12,
    ),
  ];
}

/** A narrow black boat and its oarsman. */
export function gondola(camera: Camera, spot: Spot): Solid[] {
  const make = makeAt(camera, spot, 'hull', { darkness: 0.55, contrast: 0.5 });
  const keel = steps(-1, 1, 16).map((t): Vector => [t * 1.2, -0.06 - 0.4 * t ** 4, 0]);
  const man: Vector[] = [
    [-0.7, -0.2, 0],
    [-0.68, -0.5, 0],
    [-0.66, -0.74, 0],
  ];
  return [
    tube(keel, (t) => 0.11 * Math.sin(Math.PI * (0.06 + 0.88 * t)) + 0.015, make),
    tube(
      man,
      (t) => (t > 0.8 ? 0.06 : 0.09 - 0.03 * t),
      makeAt(camera, spot, 'accent', { darkness: 0.3 }),
    ),
    tube(
      [
        [-0.6, -0.62, 0.05],
        [-0.9, -0.3, 0.16],
        [-1.2, 0.05, 0.28],
      ],
      () => 0.018,
      makeAt(camera, spot, 'wood'),
    ),
  ];
}

/** A steamer with a tall funnel and its smoke. */
export function steamer(camera: Camera, spot: Spot): Solid[] {
  const iron = makeAt(camera, spot, 'accent', { darkness: 0.2 });
  const smoke = makeAt(camera, spot, 'cloud', { darkness: 0.08, contrast: 0.7, crossed: false });
  const drift = valueNoise('smoke');
  const trail = steps(0, 1, 14).map(
    (t): Vector => [0.1 - 2.6 * t, -1.25 - 0.9 * t ** 0.7 + 0.1 * drift([t * 6, 1]), 0],
  );
  return [
    ...hull(camera, spot, 3.2, 0.42),
    tube(
      [
        [0.1, -0.4, 0],
        [0.1, -0.8, 0],
        [0.1, -1.2, 0],
      ],
      () => 0.13,
      iron,
    ),
    tube(
      [
        [1, -0.4, 0],
        [1, -1, 0],
        [1, -1.6, 0],
      ],
      () => 0.03,
      makeAt(camera, spot, 'wood', { darkness: 0.4 }),
    ),
    tube(
      [
        [-1, -0.4, 0],
        [-1, -1, 0],
        [-1, -1.5, 0],
      ],
      () => 0.03,
      makeAt(camera, spot, 'wood', { darkness: 0.4 }),
    ),
    tube(trail, (t) => 0.1 + 0.24 * t + 0.04 * drift([t * 30, 2]), smoke),
  ];
}
