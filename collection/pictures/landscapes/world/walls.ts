import type { Make } from '../../portraits/modelling/shapes.ts';
import type { Solid } from '../../portraits/modelling/solid.ts';
import { add, type Vector } from '../../portraits/modelling/vector.ts';

/** A flat piece between four corners: its lines run from the first to the second. */
export function plane(
  corners: readonly [Vector, Vector, Vector, Vector],
  make: Make,
  covers?: (along: number, line: number) => boolean,
): Solid {
  const [a, b, c, d] = corners;
  const { density, ...rest } = make;
  const long = Math.max(length(a, b), length(d, c));
  const tall = Math.max(length(a, d), length(b, c));
  const count = (units: number, least: number): number =>
    Math.min(160, Math.max(least, Math.round(units * density)));
  return {
    ...rest,
    edged: true,
    rows: count(tall, 3),
    columns: covers ? count(long, 30) : Math.max(2, Math.round(count(long, 4) * 0.4)),
    covers,
    at: (along, line) => mixed(mixed(a, b, along), mixed(d, c, along), line),
  };
}

function length(a: Vector, b: Vector): number {
  const [x, y, z] = add(b, a, -1);
  return Math.hypot(x, y, z);
}

function mixed(a: Vector, b: Vector, share: number): Vector {
  return add(a, add(b, a, -1), share);
}

export type Block = {
  x?: number;
  z?: number;
  width: number;
  deep: number;
  tall: number;
  base?: number;
};

/** The four walls of a block, and its flat top. */
export function block({ x = 0, z = 0, width, deep, tall, base = 0 }: Block, make: Make): Solid[] {
  const [left, right] = [x - width / 2, x + width / 2];
  const [front, back] = [z + deep / 2, z - deep / 2];
  const [foot, top] = [-base, -base - tall];
  return [
    plane(
      [
        [left, top, front],
        [right, top, front],
        [right, foot, front],
        [left, foot, front],
      ],
      make,
    ),
    plane(
      [
        [right, top, front],
        [right, top, back],
        [right, foot, back],
        [right, foot, front],
      ],
      make,
    ),
    plane(
      [
        [left, top, back],
        [left, top, front],
        [left, foot, front],
        [left, foot, back],
      ],
      make,
    ),
    plane(
      [
        [left, top, back],
        [right, top, back],
        [right, top, front],
        [left, top, front],
      ],
      make,
    ),
  ];
}

/** A roof with its ridge from left to right, and the gables under it. */
export function gable(
  { x = 0, z = 0, width, deep, tall, base = 0 }: Block,
  roof: Make,
  wall: Make,
  eaves = 0.06,
): Solid[] {
  const [left, right] = [x - width / 2 - eaves, x + width / 2 + eaves];
  const [front, back] = [z + deep / 2 + eaves, z - deep / 2 - eaves];
  const [foot, top] = [-base, -base - tall];
  const ends = [x - width / 2, x + width / 2].map((end) =>
    plane(
      [
        [end, top, z],
        [end, top, z],
        [end, foot, front - eaves],
        [end, foot, back + eaves],
      ],
      wall,
    ),
  );
  return [
    plane(
      [
        [left, top, z],
        [right, top, z],
        [right, foot, front],
        [left, foot, front],
      ],
      roof,
    ),
    plane(
      [
        [left, top, z],
        [right, top, z],
        [right, foot, back],
        [left, foot, back],
      ],
      roof,
    ),
    ...ends,
  ];
}

/** A four-sided spire or pyramid. */
export function spire({ x = 0, z = 0, width, deep, tall, base = 0 }: Block, make: Make): Solid[] {
  const tip: Vector = [x, -base - tall, z];
  const [left, right] = [x - width / 2, x + width / 2];
  const [front, back] = [z + deep / 2, z - deep / 2];
  const side = (a: Vector, b: Vector): Solid => plane([tip, tip, b, a], make);
  return [
    side([left, -base, front], [right, -base, front]),
    side([right, -base, front], [right, -base, back]),
    side([left, -base, back], [left, -base, front]),
  ];
}
