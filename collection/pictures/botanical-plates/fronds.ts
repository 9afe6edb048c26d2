import {
  along,
  coil,
  createPen,
  heading,
  type Line,
  type Point,
  polar,
  type Random,
  resample,
  segments,
  steps,
} from '@portal/engraving';
import type { Bench } from './bench.ts';
import { type BladePlace, blade, bladeAxis } from './blade.ts';
import { manyBlades } from './blades-many.ts';
import { leaf } from './leaves.ts';
import { stem } from './stem.ts';

/** One leaflet of a frond: a row of rounded lobes along either side of its rib. */
function lobedLeaflet({ foot, angle, length }: BladePlace, random: Random): string {
  const lobes = Math.max(2, Math.round(length / 16));
  const width = length * 0.13 + 2;
  const edge = (index: number, side: number, out: number): Point => {
    const share = index / lobes;
    const here = polar(foot, angle, length * share);
    return polar(here, angle + side * 1.25, width * (1 - share ** 2.2) * out + 0.3);
  };
  const pen = createPen().move(foot);
  for (let index = 0; index < lobes; index += 1) {
    pen.quad(edge(index + 0.6, -1, 1.7 + random.jitter(0.2)), edge(index + 1, -1, 0.4));
  }
  for (let index = lobes; index > 0; index -= 1) {
    pen.quad(edge(index - 0.3, 1, 1.7 + random.jitter(0.2)), edge(index - 1, 1, 0.4));
  }
  return pen.close().done();
}

function leafletPlaces(axis: Line, length: number, random: Random): BladePlace[] {
  return steps(0.26, 0.985, Math.round(length / 19)).flatMap((share) => {
    const grown = Math.min(1, share * 2) * (1 - share) ** 0.75;
    return [-1, 1].map((side) => ({
      foot: along(axis, share),
      angle: heading(axis, share) + side * (1.32 - share * 0.45) + random.jitter(0.05),
      length: length * 0.25 * grown + 4,
    }));
  });
}

export function frond(bench: Bench, place: BladePlace): string {
  const { dress, random } = bench;
  const { medium, leaf: pigment } = dress;
  if (bench.leaf === 'linear') {
    // An undivided strap, with its spores in slanting rows.
    return blade(
      place,
      {
        width: 0.075,
        swell: (t) => Math.min(1, 0.55 + t * 2) * (1 - t ** 5),
        margin: 'wavy',
        lobes: 7,
        veins: 22,
      },
      pigment,
      medium,
      random,
    );
  }
  if (bench.leaf === 'bipinnate') return leaf('bipinnate', place, dress, random);
  const axis = bladeAxis(place);
  const places = leafletPlaces(axis, place.length, random);
  const painted =
    bench.leaf === 'ladder'
      ? manyBlades(
          places.map((one) => ({ ...one, length: one.length * 0.85 })),
          0.16,
          pigment,
          medium,
        )
      : medium.paint({
          outline: places.map((one) => lobedLeaflet(one, random)).join(''),
          pigment,
          veins: segments(
            places.map(
              ({ foot, angle, length }) => [foot, polar(foot, angle, length * 0.9)] as const,
            ),
          ),
          weight: 0.8,
        });
  return painted + stem(axis, { from: 7, to: 1.5 }, pigment, medium, random);
}

/** The young frond, still rolled up. */
export function crozier(foot: Point, height: number, side: number, bench: Bench): string {
  const { dress, random } = bench;
  const head: Point = [foot[0] + side * height * 0.2, foot[1] - height];
  const roll = height * 0.15;
  const line = resample(
    [
      foot,
      [foot[0] + side * height * 0.02, foot[1] - height * 0.5],
      ...coil(
        [head[0] + side * roll, head[1]],
        side > 0 ? Math.PI : 0,
        (side > 0 ? Math.PI : 0) + side * 9,
        roll,
        roll * 0.2,
      ),
    ],
    5,
  );
  return stem(line, { from: 13, to: 6, hairs: true }, dress.leaf, dress.medium, random);
}
