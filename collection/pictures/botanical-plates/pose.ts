import type { Point } from '@portal/engraving';

/** The direction in which most plants grow. */
export const up = -Math.PI / 2;

/** How a form stands in the picture: a flower, a fruit, a cap. */
export type Pose = {
  at: Point;
  /** Where its axis points, in radians. */
  angle: number;
  /** How far it looks at us: 0 seen from the side, 1 seen from the front. */
  face: number;
  size: number;
};

/** A place around the axis, in units of the form's size, and how near it is to us. */
export type Projection = (radius: number, turn: number, height: number) => Placed;
export type Placed = { point: Point; depth: number };

export function projection({ at, angle, face, size }: Pose): Projection {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const lean = Math.sin((face * Math.PI) / 2);
  const rise = Math.cos((face * Math.PI) / 2);
  return (radius, turn, height) => {
    const across = radius * Math.cos(turn);
    const towards = radius * Math.sin(turn);
    // The axis, and two directions across it, seen in the plane of the picture.
    const up = height * rise - towards * lean;
    return {
      point: [at[0] + size * (up * cos - across * sin), at[1] + size * (up * sin + across * cos)],
      depth: size * (height * lean + towards * rise),
    };
  };
}
