import type { Line, Point } from '@portal/engraving';
import type { Solid } from './solid.ts';
import { add, cross, type Pose, unit, type Vector } from './vector.ts';

/** How a shape is to be engraved. */
export type Make = {
  stuff: string;
  pose: Pose;
  /** Lines to one unit of length. */
  density: number;
  darkness?: number | undefined;
  contrast?: number | undefined;
  crossed?: boolean | undefined;
  flat?: boolean | undefined;
  pattern?: Solid['pattern'];
};

function lines(length: number, density: number): number {
  return Math.max(4, Math.round(length * density));
}

function finish({ density: _density, ...rest }: Make, shape: Omit<Solid, keyof Make>): Solid {
  return { ...rest, ...shape };
}

/** A ball or egg. Its lines lie level, or stand upright for poles to the left and right. */
export function ball(
  [cx, cy, cz]: Vector,
  [rx, ry, rz]: Vector,
  make: Make,
  poles: 'upright' | 'level' = 'upright',
): Solid {
  const level = poles === 'level';
  return finish(make, {
    round: true,
    rows: lines((level ? rx : ry) * 2, make.density),
    columns: Math.max(12, lines((rx + rz) * 2.4, make.density * 0.45)),
    at(along, line) {
      const turn = (along - 0.5) * Math.PI * 2;
      const slope = line * Math.PI;
      const ring = Math.sin(slope);
      const axis = -Math.cos(slope);
      if (level)
        return [cx + axis * rx, cy + ring * Math.sin(turn) * ry, cz + ring * Math.cos(turn) * rz];
      return [cx + ring * Math.sin(turn) * rx, cy + axis * ry, cz + ring * Math.cos(turn) * rz];
    },
  });
}

/** Turned on a lathe standing upright: the profile gives the radius at each height. */
export function lathe(
  profile: Line,
  {
    centre = [0, 0, 0],
    deep = 1,
    ripple,
  }: {
    centre?: Vector;
    /** How much deeper than wide it is. */
    deep?: number;
    /** Moves a place in or out and up or down, given its turn and its share of the profile. */
    ripple?: (turn: number, share: number) => Point;
  },
  make: Make,
): Solid {
  let length = 0;
  const reach = profile.map(([x, y], index) => {
    const [px, py] = profile[Math.max(0, index - 1)] as Point;
    length += Math.hypot(x - px, y - py);
    return length;
  });
  const widest = Math.max(...profile.map(([x]) => x));
  const place = (share: number): Point => {
    const goal = share * length;
    const after = Math.max(
      1,
      reach.findIndex((sum) => sum >= goal - 1e-9),
    );
    const [from, to] = [profile[after - 1] as Point, profile[after] as Point];
    const part =
      (goal - (reach[after - 1] as number)) /
      ((reach[after] as number) - (reach[after - 1] as number) || 1);
    return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
  };
  return finish(make, {
    rows: lines(length, make.density),
    columns: Math.max(24, lines(widest * 6, make.density * 0.45)),
    at(along, line) {
      const turn = (along - 0.5) * Math.PI * 2;
      const [radius, height] = place(line);
      const [out, down] = ripple ? ripple(turn, line) : [0, 0];
      return [
        centre[0] + (radius + out) * Math.sin(turn),
        centre[1] + height + down,
        centre[2] + (radius + out) * Math.cos(turn) * deep,
      ];
    },
  });
}

type Ring = { centre: Vector; side: Vector; other: Vector };

function onRing({ centre, side, other }: Ring, sine: number, cosine: number): Vector {
  return add(add(centre, side, cosine), other, sine);
}

function mixed(a: Vector, b: Vector, part: number): Vector {
  return add(a, add(b, a, -1), part);
}

/** A pipe along a path. Its lines run round it, or along it with a twist of some turns. */
export function tube(
  path: readonly Vector[],
  radius: (share: number) => number,
  make: Make,
  twist?: number,
): Solid {
  const rings = path.map((centre, index): Ring => {
    const before = path[Math.max(0, index - 1)] as Vector;
    const after = path[Math.min(path.length - 1, index + 1)] as Vector;
    const heading = unit(add(after, before, -1));
    const side = unit(cross(heading, Math.abs(heading[2]) > 0.8 ? [0, 1, 0] : [0, 0, 1]));
    return { centre, side, other: cross(heading, side) };
  });
  const length = path.reduce((sum, place, index) => {
    const [x, y, z] = add(place, path[Math.max(0, index - 1)] as Vector, -1);
    return sum + Math.hypot(x, y, z);
  }, 0);
  const girth = radius(0.5) * Math.PI * 2;
  const at = (share: number, turn: number): Vector => {
    const spot = share * (rings.length - 1);
    const index = Math.min(rings.length - 2, Math.floor(spot));
    const wide = radius(share);
    const [sine, cosine] = [Math.sin(turn) * wide, Math.cos(turn) * wide];
    const [from, to] = [rings[index] as Ring, rings[index + 1] as Ring];
    return mixed(onRing(from, sine, cosine), onRing(to, sine, cosine), spot - index);
  };
  const fewer = Math.max(10, lines(girth, make.density * 0.5));
  if (twist === undefined) {
    return finish(make, {
      round: true,
      rows: lines(length, make.density),
      columns: fewer,
      at: (along, line) => at(line, along * Math.PI * 2),
    });
  }
  return finish(make, {
    round: true,
    rows: lines(girth, make.density),
    columns: Math.max(8, lines(length, make.density * 0.5)),
    at: (along, line) => at(along, (line + along * twist) * Math.PI * 2),
  });
}
