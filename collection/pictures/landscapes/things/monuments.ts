import { type Random, steps } from '@portal/engraving';
import { points } from '../../portraits/modelling/listing.ts';
import { ball, lathe } from '../../portraits/modelling/shapes.ts';
import type { Solid } from '../../portraits/modelling/solid.ts';
import { type Camera, makeAt, type Spot } from '../world/camera.ts';
import { countryNoise } from '../world/noise.ts';
import { block, gable, plane, spire } from '../world/walls.ts';

/** A row of columns, some of them broken, over steps; part of the beam is left. */
export function ruin(camera: Camera, spot: Spot, random: Random): Solid[] {
  const stone = makeAt(camera, spot, 'stone');
  const xs = steps(-1.5, 1.5, 5);
  const columns = xs.map((x, index) => {
    const tall = index === 1 || index === 4 ? random.between(0.4, 0.9) : 1.6;
    return lathe(
      points([0.19, -tall, 0.13, -tall + 0.1, 0.15, -0.12, 0.2, -0.08, 0.2, 0]),
      { centre: [x, -0.2, 0] },
      stone,
    );
  });
  const beam = block({ x: 0.6, width: 1.5, deep: 0.4, tall: 0.26, base: 1.8 }, stone);
  return [
    ...block({ width: 3.7, deep: 0.9, tall: 0.1 }, stone),
    ...block({ width: 3.4, deep: 0.7, tall: 0.1, base: 0.1 }, stone),
    ...columns,
    ...beam,
    ...block({ x: -1.9, z: 0.6, width: 0.5, deep: 0.3, tall: 0.24 }, stone),
    lathe(points([0.16, -0.16, 0.16, 0.16]), { centre: [1.8, -0.14, 0.8] }, stone),
  ];
}

/** A wall with pointed windows, open to the sky. */
export function abbey(camera: Camera, spot: Spot, seed: string): Solid[] {
  const stone = makeAt(camera, spot, 'stone');
  const broken = countryNoise(`abbey ${seed}`);
  const inWindow = (x: number, y: number): boolean => {
    const near = Math.abs(((x + 2.4) % 1.2) - 0.6);
    const arch = 1.5 + 0.36 * (1 - near / 0.26);
    return near < 0.26 && y > 0.5 && y < (arch > 1.5 ? Math.min(1.86, arch) : 1.5);
  };
  const wall = (z: number, share: number): Solid =>
    plane(
      [
        [-2.4, -2.6, z],
        [2.4, -2.6, z],
        [2.4, 0, z],
        [-2.4, 0, z],
      ],
      stone,
      (along, line) => {
        const [x, y] = [(along - 0.5) * 4.8, (1 - line) * 2.6];
        const top = 2.2 * share + 0.5 * broken([x * 1.6, z]) + (Math.abs(x + 1.9) < 0.35 ? 0.3 : 0);
        return y < top && !inWindow(x, y);
      },
    );
  return [
    wall(-0.8, 0.75),
    wall(0.8, 1),
    ...block({ x: -2.5, z: 0, width: 0.4, deep: 2, tall: 2.5 }, stone),
    ...block({ x: 2.5, z: 0.6, width: 0.4, deep: 0.5, tall: 1.2 }, stone),
  ];
}

/** A steep tomb with a porch, two units high. */
export function pyramid(camera: Camera, spot: Spot, tall = 2): Solid[] {
  const stone = makeAt(camera, spot, 'stone', { contrast: 1.1 });
  return [
    ...spire({ width: tall * 0.95, deep: tall * 0.95, tall }, stone),
    ...block({ x: 0, z: tall * 0.5, width: 0.44, deep: 0.3, tall: 0.4 }, stone),
  ];
}

/** A bath-house: a dome behind a porch of columns. */
export function bathHouse(camera: Camera, spot: Spot): Solid[] {
  const stone = makeAt(camera, spot, 'stone');
  const roof = makeAt(camera, spot, 'roof', { darkness: 0.12 });
  const columns = steps(-1, 1, 5).map((x) =>
    lathe(
      points([0.1, -1, 0.08, -0.94, 0.09, -0.05, 0.12, 0]),
      { centre: [x, -0.14, 0.86] },
      stone,
    ),
  );
  return [
    ...block({ width: 3.6, deep: 1.1, tall: 1 }, stone),
    ...block({ width: 3.8, deep: 1.3, tall: 0.12, base: 1 }, stone),
    ...block({ z: 0.6, width: 2.5, deep: 0.9, tall: 0.14 }, stone),
    ...columns,
    ...block({ z: 0.7, width: 2.4, deep: 0.6, tall: 0.2, base: 1.14 }, stone),
    ...gable({ z: 0.7, width: 0.6, deep: 2.4, tall: 0.4, base: 1.34 }, roof, stone).map(
      (solid) => ({
        ...solid,
        // The gable is to face forward, so that its depth becomes its width.
        at: (along: number, line: number) => {
          const [x, y, z] = solid.at(along, line);
          return [z - 0.7, y, x + 0.7] as const;
        },
      }),
    ),
    lathe(
      points([0.02, -2, 0.3, -1.94, 0.62, -1.66, 0.74, -1.3, 0.76, -1.1]),
      { centre: [0, 0, -0.2] },
      roof,
    ),
    ball([0, -2.1, -0.2], [0.08, 0.1, 0.08], makeAt(camera, spot, 'accent')),
    ...steps(-1.6, 1.6, 1).flatMap((x) =>
      plane(
        [
          [x - 0.13, -0.8, 0.56],
          [x + 0.13, -0.8, 0.56],
          [x + 0.13, -0.2, 0.56],
          [x - 0.13, -0.2, 0.56],
        ],
        makeAt(camera, spot, 'window', { darkness: 0.5, contrast: 0.3, flat: true }),
      ),
    ),
  ];
}

/** A temple gate of two posts and two beams. */
export function gate(camera: Camera, spot: Spot): Solid[] {
  const wood = makeAt(camera, spot, 'accent', { darkness: 0.18 });
  return [
    ...[-0.6, 0.6].map((x) => lathe(points([0.07, -1.6, 0.09, 0]), { centre: [x, 0, 0] }, wood)),
    ...block({ width: 1.7, deep: 0.14, tall: 0.14, base: 1.55 }, wood),
    ...block(
      { width: 2, deep: 0.2, tall: 0.1, base: 1.69 },
      makeAt(camera, spot, 'wood', { darkness: 0.35 }),
    ),
    ...block({ width: 1.4, deep: 0.1, tall: 0.1, base: 1.2 }, wood),
  ];
}

/** A tower of three roofs, three units high. */
export function pagoda(camera: Camera, spot: Spot): Solid[] {
  const wall = makeAt(camera, spot, 'stone');
  const roof = makeAt(camera, spot, 'roof', { darkness: 0.25 });
  return [0, 1, 2]
    .flatMap((storey) => {
      const wide = 1.1 - storey * 0.24;
      const base = storey * 0.85;
      return [
        ...block({ width: wide * 0.75, deep: wide * 0.75, tall: 0.6, base }, wall),
        lathe(
          points([wide * 0.3, -base - 1, wide * 0.62, -base - 0.68, wide * 0.92, -base - 0.56]),
          {
            ripple: (turn, share) => [
              0.1 * share * Math.cos(turn * 4),
              -0.1 * share * (0.5 - 0.5 * Math.cos(turn * 4)),
            ],
          },
          roof,
        ),
      ];
    })
    .concat(
      lathe(points([0.02, -3.4, 0.05, -2.9, 0.16, -2.6]), {}, makeAt(camera, spot, 'accent')),
    );
}
