import { fill, type Point, polar, polygon, type Random, segments, stroke } from '@portal/engraving';
import { type Field, ground, somewhere } from '../field.ts';
import type { Light } from '../light.ts';
import { linear, type Stamp, stamp } from '../radial.ts';
import { interference } from './rock.ts';

/** A long crystal lying level: thin and grey at its edges, thick and coloured in its middle. */
function needle(index: number, length: number, width: number): Stamp {
  const at = (step: number): string => interference[Math.max(1, index - step)] as string;
  const slope = linear(
    [
      [0, at(4)],
      [0.16, at(2)],
      [0.34, at(1)],
      [0.5, at(0)],
      [0.62, at(0)],
      [0.78, at(1)],
      [0.9, at(3)],
      [1, at(5)],
    ],
    true,
  );
  const tip = width * 0.9;
  const edge: Point[] = [
    [0, -width * 0.3],
    [tip, -width / 2],
    [length - tip, -width / 2],
    [length, 0],
    [length - tip, width / 2],
    [tip, width / 2],
  ];
  return stamp(
    `needle-${index}`,
    slope.defs +
      fill(polygon(edge), slope.paint) +
      stroke(
        segments([
          [
            [tip, -width * 0.06],
            [length - tip, -width * 0.06],
          ],
        ]),
        '#fff',
        1,
        {
          'stroke-opacity': 0.35,
        },
      ),
  );
}

/** Crystals shot out in sheaves from where they began, on a black field. */
export function needles(field: Field, light: Light, random: Random): string {
  const { radius } = field;
  const kinds = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((index) =>
    needle(index, radius * 0.5, radius * 0.035),
  );
  const one = (at: Point, turn: number, scale: number): string =>
    (kinds[Math.floor(random.next() * kinds.length)] as Stamp).at(...at, turn, scale);
  let drawing = ground(field, light) + kinds.map(({ defs }) => defs).join('');
  for (let sheaf = 0; sheaf < 17; sheaf += 1) {
    const at = somewhere(field, random, 0.95);
    const heading = random.between(0, Math.PI * 2);
    const spread = random.chance(0.3) ? Math.PI : random.between(0.3, 0.8);
    const count = Math.round(10 + spread * 9);
    for (let blade = 0; blade < count; blade += 1) {
      const turn = heading + random.jitter(spread);
      const back = random.chance(0.5) ? Math.PI : 0;
      drawing += one(polar(at, turn + back, radius * 0.02), turn + back, random.between(0.4, 1.25));
    }
  }
  return drawing;
}
