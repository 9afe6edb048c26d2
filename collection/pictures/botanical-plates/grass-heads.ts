import { along, bows, heading, type Point, polar, segments, steps } from '@portal/engraving';
import type { Bench } from './bench.ts';
import { type BladePlace, bladeAxis } from './blade.ts';
import { manyBlades } from './blades-many.ts';
import { turned } from './turned.ts';

type DrawHead = (at: Point, angle: number, size: number, bench: Bench) => string;

/** An ear of corn, its grains in two rows, each with a long awn. */
export function ear(at: Point, angle: number, size: number, { dress, random }: Bench): string {
  const axis = bladeAxis({ foot: at, angle, length: size, bend: 0.35 });
  const grains: BladePlace[] = steps(0, 0.96, 17).flatMap((share) =>
    [-1, 1].map((side) => ({
      foot: along(axis, share),
      angle: heading(axis, share) + side * 0.42,
      length: size * 0.17 * (1 - share * 0.35),
    })),
  );
  const awns = grains.map(({ foot, angle: lean, length }) => {
    const tip = polar(foot, lean, length);
    const towards = (lean + angle * 2) / 3;
    return [
      tip,
      polar(tip, towards, size * 0.3),
      polar(tip, towards + random.jitter(0.12), size * random.between(0.5, 0.66)),
    ] as const;
  });
  return (
    dress.medium.line(bows(awns), 0.9, dress.heart) +
    manyBlades(grains, 0.26, dress.heart, dress.medium)
  );
}

/** A loose nodding head of spikelets on hair-thin stalks. */
function panicle(at: Point, angle: number, size: number, { dress, random }: Bench): string {
  const axis = bladeAxis({ foot: at, angle, length: size, bend: 0.5 });
  const threads: (readonly [Point, Point, Point])[] = [];
  const spikelets: BladePlace[] = [];
  for (const share of steps(0.04, 1, 11)) {
    for (const side of share > 0.96 ? [0] : [-1, 1]) {
      const foot = along(axis, share);
      const reach = size * 0.34 * (1.1 - share) * random.between(0.8, 1.15);
      const middle = polar(foot, heading(axis, share) + side * 0.75, reach);
      const end: Point = [middle[0] + side * reach * 0.4, middle[1] + reach * 0.32];
      threads.push([foot, middle, end]);
      for (const lean of [-0.3, 0, 0.3]) {
        spikelets.push({ foot: end, angle: Math.PI / 2 + lean - side * 0.2, length: size * 0.11 });
      }
    }
  }
  return (
    dress.medium.line(bows(threads), 1.1, dress.leaf) +
    manyBlades(spikelets, 0.2, dress.heart, dress.medium)
  );
}

/** Flat hearts that tremble in any wind. */
function quaking(at: Point, angle: number, size: number, { dress, random }: Bench): string {
  const axis = bladeAxis({ foot: at, angle, length: size, bend: 0.7 });
  return steps(0.05, 1, 8)
    .map((share, index) => {
      const side = index % 2 ? 1 : -1;
      const foot = along(axis, share);
      const reach = size * 0.26 * (1.25 - share) * random.between(0.8, 1.1);
      const middle = polar(foot, heading(axis, share) + side * 0.8, reach);
      const end: Point = [middle[0] + side * reach * 0.3, middle[1] + reach * 0.6];
      return (
        dress.medium.line(bows([[foot, middle, end]]), 1.1, dress.leaf) +
        turned(
          { at: end, angle: Math.PI / 2, face: 0.05, size: size * 0.15 },
          {
            profile: [
              [0, 0.1],
              [0.06, 0.4],
              [0.3, 0.52],
              [0.7, 0.36],
              [1, 0.04],
            ],
            rings: 4,
            meridians: 2,
          },
          dress.heart,
          dress.medium,
        )
      );
    })
    .join('');
}

/** A brown velvet cylinder: reedmace. */
function mace(at: Point, angle: number, size: number, { dress, random }: Bench): string {
  return (
    dress.medium.line(
      segments([[polar(at, angle, size * 0.8), polar(at, angle, size * 1.15)]]),
      3,
      dress.leaf,
    ) +
    turned(
      { at, angle, face: 0.05, size: size * 0.85 },
      {
        profile: [
          [0, 0.02],
          [0.03, 0.12],
          [0.3, 0.14 + random.next() * 0.01],
          [0.8, 0.14],
          [0.95, 0.12],
          [1, 0],
        ],
        meridians: 6,
        rings: 2,
      },
      dress.heart,
      dress.medium,
    )
  );
}

export function headFor(flower: Bench['flower']): DrawHead {
  if (flower === 'umbel') return panicle;
  if (flower === 'bells') return quaking;
  if (flower === 'foxglove') return mace;
  return ear;
}
