import { type Random, steps, valueNoise } from '@portal/engraving';
import { points } from '../../portraits/modelling/listing.ts';
import { lathe, type Make, tube } from '../../portraits/modelling/shapes.ts';
import type { Solid } from '../../portraits/modelling/solid.ts';
import type { Vector } from '../../portraits/modelling/vector.ts';
import { type Camera, makeAt, type Spot } from '../world/camera.ts';

const leaves = valueNoise('leaves');

/** A fir, two units high. */
export function fir(camera: Camera, spot: Spot): Solid[] {
  const make = makeAt(camera, spot, 'leaf', {
    darkness: 0.2,
    contrast: 0.9,
    crossed: false,
    pattern: (along, line) => 0.4 * leaves([along * 46 + spot.x, line * 30]),
  });
  const tiers = points([
    0.01, -2, 0.15, -1.68, 0.07, -1.66, 0.25, -1.32, 0.13, -1.3, 0.34, -0.95, 0.19, -0.92, 0.42,
    -0.56, 0.26, -0.53, 0.5, -0.16,
  ]);
  const ragged = (turn: number, share: number): [number, number] => [
    0.1 * share * leaves([turn * 4 + spot.x, share * 12]),
    0.13 * share * leaves([turn * 7, share * 7 + spot.x]),
  ];
  return [lathe(tiers, { ripple: ragged }, make), trunk(camera, spot, 0.06, 0.2)];
}

function trunk(camera: Camera, spot: Spot, thick: number, tall: number): Solid {
  const make = makeAt(camera, spot, 'wood', { darkness: 0.3, contrast: 0.8 });
  return tube(
    [
      [0, 0, 0],
      [0.02, -tall / 2, 0],
      [0, -tall, 0],
    ],
    (t) => thick * (1.2 - 0.5 * t),
    make,
  );
}

/** A lump of foliage, its leaves scribbled. */
function clump(centre: Vector, size: number, make: Make, seed: number): Solid {
  const { density, ...rest } = make;
  return {
    ...rest,
    round: true,
    rows: Math.max(5, Math.round(size * 2 * density)),
    columns: Math.max(16, Math.round(size * 5 * density * 0.5)),
    pattern: (along, line) =>
      0.42 * leaves([along * size * density * 2.2 + seed * 9, line * size * density * 1.2]),
    at(along, line) {
      const [turn, slope] = [along * Math.PI * 2, line * Math.PI];
      const bumpy =
        size *
        (1 +
          0.2 * leaves([along * 13 + seed * 7, line * 8]) +
          0.1 * leaves([along * 29, line * 17 + seed]));
      const ring = Math.sin(slope) * bumpy;
      return [
        centre[0] + ring * Math.cos(turn),
        centre[1] - Math.cos(slope) * bumpy * 0.86,
        centre[2] + ring * Math.sin(turn),
      ];
    },
  };
}

/** A spreading tree, two units high. */
export function oak(camera: Camera, spot: Spot, random: Random): Solid[] {
  const make = makeAt(camera, spot, 'leaf', { darkness: 0.1, contrast: 0.95, crossed: false });
  const wide = random.between(0.8, 1.15);
  const crowns = steps(0, 9, 9).map((index) => {
    const turn = index * 2.4;
    const out = 0.2 + 0.055 * index;
    const centre: Vector = [
      Math.cos(turn) * out * wide + random.jitter(0.1),
      -1.62 + 0.075 * index + random.jitter(0.14),
      Math.sin(turn) * out * 0.8,
    ];
    return clump(centre, 0.3 + random.jitter(0.09), make, index + spot.x);
  });
  const bark = makeAt(camera, spot, 'wood', { darkness: 0.3, contrast: 0.8 });
  const boughs = [-1, 1].map((side) =>
    tube(
      [
        [0, -0.6, 0],
        [side * 0.18, -0.9, 0.05],
        [side * 0.44, -1.2, 0.1],
      ],
      (t) => 0.05 * (1.2 - 0.7 * t),
      bark,
    ),
  );
  return [trunk(camera, spot, 0.085, 1.3), ...boughs, ...crowns];
}

/** A cypress, two and a half units high. */
export function cypress(camera: Camera, spot: Spot): Solid[] {
  const make = makeAt(camera, spot, 'leaf', { darkness: 0.28, contrast: 0.9, crossed: false });
  const profile = points([0.01, -2.5, 0.12, -2.1, 0.24, -1.4, 0.28, -0.8, 0.22, -0.3, 0.08, -0.1]);
  const ragged = (turn: number, share: number): [number, number] => [
    0.05 * leaves([turn * 4 + spot.x, share * 14]),
    0,
  ];
  return [lathe(profile, { ripple: ragged }, make), trunk(camera, spot, 0.06, 0.2)];
}

/** A palm, two and a half units high, leaning a little. */
export function palm(camera: Camera, spot: Spot, random: Random): Solid[] {
  const lean = random.between(-0.35, 0.35);
  const bark = makeAt(camera, spot, 'wood', { darkness: 0.15 });
  const make = makeAt(camera, spot, 'leaf', { darkness: 0.2, crossed: false });
  const stem = steps(0, 1, 8).map((t): Vector => [lean * t * t, -2.2 * t, 0]);
  const fronds = steps(0, 8, 8).map((index): Solid => {
    const turn = (index / 9) * Math.PI * 2 + 0.3;
    const { density, ...rest } = make;
    return {
      ...rest,
      rows: Math.max(4, Math.round(0.3 * density)),
      columns: 14,
      at(along, line) {
        const out = 0.95 * along;
        const droop = -2.2 - 0.4 * Math.sin(along * 2.1) + 0.75 * along * along;
        const across = (line - 0.5) * 0.3 * Math.sin(Math.PI * Math.min(1, along + 0.08));
        return [
          lean + Math.cos(turn) * out - Math.sin(turn) * across,
          droop + Math.abs(line - 0.5) * 0.16,
          Math.sin(turn) * out * 0.7 + Math.cos(turn) * across,
        ];
      },
    };
  });
  return [tube(stem, (t) => 0.08 * (1.2 - 0.5 * t), bark), ...fronds];
}

/** A pine of the coast: a bent trunk and flat clouds of needles. */
export function coastPine(camera: Camera, spot: Spot, random: Random): Solid[] {
  const make = makeAt(camera, spot, 'leaf', { darkness: 0.2, contrast: 0.9, crossed: false });
  const bend = random.between(0.5, 0.9) * (random.chance(0.5) ? 1 : -1);
  const stem = steps(0, 1, 10).map(
    (t): Vector => [bend * Math.sin(t * 2.2) * t, -2.3 * t, 0.1 * Math.sin(t * 4)],
  );
  const pads = [0.5, 0.68, 0.84, 1].map((t, index) => {
    const solid = clump([0, 0, 0], 0.5 - index * 0.05, make, index + bend);
    const [x, y] = [bend * Math.sin(t * 2.2) * t + (index % 2 ? 0.3 : -0.3), -2.3 * t];
    return {
      ...solid,
      at: (along: number, line: number): Vector => {
        const [px, py, pz] = solid.at(along, line);
        return [x + px * 1.25, y + py * 0.42, pz];
      },
    };
  });
  return [
    tube(stem, (t) => 0.1 * (1.2 - 0.7 * t), makeAt(camera, spot, 'wood', { darkness: 0.25 })),
    ...pads,
  ];
}
