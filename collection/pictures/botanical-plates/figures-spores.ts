import { circle, closedSoft, oval, type Point, polar, segments, steps } from '@portal/engraving';
import type { Bench } from './bench.ts';
import { blendPigments, pigments } from './pigments.ts';
import { turned } from './turned.ts';

type Figure = (at: Point, size: number, bench: Bench) => string;

/** Spores under the microscope. */
function spores(at: Point, size: number, { dress, random }: Bench): string {
  const places = steps(0, 13, 13).map((index) =>
    polar(at, index * 2.4, size * 0.5 * Math.sqrt((index + 0.5) / 14)),
  );
  const outlines = places.map((place) =>
    oval(place, size * 0.09, size * 0.062, random.between(0, 3)),
  );
  return dress.medium.paint({
    outline: outlines.join(''),
    pigment: dress.heart,
    body: 'solid',
    weight: 0.8,
  });
}

/** A thin slice in a round field: cells, wall to wall. */
function cells(at: Point, size: number, { dress, random }: Bench): string {
  const { medium, leaf } = dress;
  const step = size * 0.15;
  const outlines: string[] = [];
  for (let row = -3; row <= 3; row += 1) {
    for (let column = -3; column <= 3; column += 1) {
      const centre: Point = [at[0] + (column + (row % 2) * 0.5) * step, at[1] + row * step * 0.86];
      if (Math.hypot(centre[0] - at[0], centre[1] - at[1]) > size * 0.42) continue;
      outlines.push(
        closedSoft(
          steps(0, 5, 5).map((side) =>
            polar(centre, side * 1.047 + 0.5, step * random.between(0.46, 0.56)),
          ),
        ),
      );
    }
  }
  return (
    medium.paint({
      outline: circle(at, size * 0.5),
      pigment: blendPigments(leaf, pigments.cream, 0.6),
      weight: 1.1,
    }) + medium.paint({ outline: outlines.join(''), pigment: leaf, weight: 0.7 })
  );
}

/** Clubs standing side by side, as they line a gill or a spore case. */
function clubs([x, y]: Point, size: number, { dress }: Bench): string {
  return (
    steps(-0.36, 0.36, 4)
      .map((across, index) =>
        turned(
          {
            at: [x + across * size, y + size * 0.45],
            angle: -Math.PI / 2 + across * 0.2,
            face: 0.08,
            size: size * ([0.8, 0.95, 0.85, 1, 0.78][index] as number),
          },
          {
            profile: [
              [0, 0.04],
              [0.4, 0.05],
              [0.7, 0.1],
              [0.9, 0.09],
              [1, 0],
            ],
            shading: 0.5,
          },
          dress.heart,
          dress.medium,
        ),
      )
      .join('') +
    dress.medium.line(
      segments([
        [
          [x - size * 0.5, y + size * 0.45],
          [x + size * 0.5, y + size * 0.45],
        ],
      ]),
      1.4,
    )
  );
}

/** What is shown of plants that have no flowers. */
export const sporeFigures: readonly Figure[] = [spores, cells, clubs];
