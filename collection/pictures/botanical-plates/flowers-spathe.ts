import { bows, closedCurve, type Point, type Random, steps } from '@portal/engraving';
import type { Dress } from './dress.ts';
import { type Pose, projection } from './pose.ts';
import { turned } from './turned.ts';

/** A hooded sheath round a club. */
export function arum(pose: Pose, dress: Dress, random: Random): string {
  const { medium, petal, heart } = dress;
  const project = projection({ ...pose, face: 0 });
  const at = (across: number, up: number): Point =>
    project(Math.abs(across), across > 0 ? 0 : Math.PI, up).point;
  const hood: Point[] = [
    at(-0.1, -0.15),
    at(-0.3, 0.1),
    at(-0.3, 0.42),
    at(-0.5, 0.8),
    at(-0.42, 1.25),
    at(-0.12, 1.7),
    at(0.1, 1.98),
    at(0.16, 1.6),
    at(0.42, 1.2),
    at(0.5, 0.8),
    at(0.3, 0.42),
    at(0.28, 0.1),
    at(0.1, -0.15),
  ];
  const front: Point[] = [
    at(-0.1, -0.15),
    at(-0.3, 0.1),
    at(-0.3, 0.42),
    at(-0.42, 0.74),
    at(-0.1, 0.6),
    at(0.16, 0.4),
    at(0.42, 0.72),
    at(0.3, 0.42),
    at(0.28, 0.1),
    at(0.1, -0.15),
  ];
  const lines = steps(-0.34, 0.38, 9).map(
    (x) => [at(x * 0.5, 0.3), at(x * 1.1, 0.95), at(x * 0.35 + 0.05, 1.66)] as const,
  );
  const folds = steps(-0.24, 0.24, 7).map(
    (x) => [at(x * 0.5, -0.1), at(x, 0.15), at(x * 1.1, 0.34 + random.next() * 0.12)] as const,
  );
  return (
    medium.paint({
      outline: closedCurve(hood),
      pigment: petal,
      body: 'petal',
      grade: [at(0, 2), at(0, 0)],
      veins: bows(lines),
    }) +
    turned(
      { ...pose, face: 0.05 },
      {
        profile: [
          [0.3, 0.07],
          [0.6, 0.1],
          [0.95, 0.11],
          [1.2, 0.08],
          [1.28, 0],
        ],
        rings: 6,
        shading: 0.7,
      },
      heart,
      medium,
    ) +
    medium.paint({
      outline: closedCurve(front),
      pigment: petal,
      body: 'petal',
      grade: [at(0, 0.6), at(0, -0.2)],
      veins: bows(folds),
    })
  );
}
