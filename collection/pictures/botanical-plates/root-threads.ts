import {
  along,
  curve,
  heading,
  type Line,
  type Point,
  polar,
  type Random,
  resample,
  steps,
} from '@portal/engraving';
import type { Dress } from './dress.ts';
import { pigments } from './pigments.ts';
import { stem } from './stem.ts';

export const down = Math.PI / 2;

export function wander(from: Point, angle: number, length: number, random: Random): Line {
  const knots: Point[] = [from];
  let [here, turn] = [from, angle];
  for (let index = 0; index < 6; index += 1) {
    turn += random.jitter(0.4) + (down - turn) * 0.12;
    here = polar(here, turn, length / 6);
    knots.push(here);
  }
  return resample(knots, 6);
}

export function threads(
  at: Point,
  depth: number,
  count: number,
  dress: Dress,
  random: Random,
): string {
  const { medium } = dress;
  const list = steps(0.25, Math.PI - 0.25, count - 1).map((angle) =>
    wander(
      [at[0] + Math.cos(angle) * 6, at[1]],
      angle + random.jitter(0.2),
      depth * random.between(0.5, 0.95) * (0.55 + 0.45 * Math.sin(angle)),
      random,
    ),
  );
  const hairs = list.flatMap((line) =>
    [0.35, 0.5, 0.65, 0.8].map((share) => {
      const foot = along(line, share + random.jitter(0.06));
      const side = random.pick([-1, 1]);
      return wander(
        foot,
        heading(line, share) + side * 0.9,
        depth * random.between(0.1, 0.22),
        random,
      );
    }),
  );
  const fine = hairs.map((line) =>
    line.filter((_, index) => index % 3 === 0 || index === line.length - 1),
  );
  return (
    medium.line(curve(...fine.filter((line) => line.length > 2)), 1, pigments.brown) +
    list.map((line) => stem(line, { from: 5, to: 1.2 }, pigments.ochre, medium, random)).join('')
  );
}
