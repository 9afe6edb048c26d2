import {
  along,
  curve,
  heading,
  type Point,
  polar,
  type Random,
  resample,
  steps,
} from '@portal/engraving';
import type { Dress } from './dress.ts';
import { pigments } from './pigments.ts';
import { down, threads, wander } from './root-threads.ts';
import { stem } from './stem.ts';
import { turned } from './turned.ts';

export const rootForms = ['tap', 'fibrous', 'bulb', 'tuber', 'rhizome', 'cut'] as const;

export type RootForm = (typeof rootForms)[number];

/** The root below a stem that ends at a point. Its depth is how far down it may reach. */
export function root(form: RootForm, at: Point, depth: number, dress: Dress, random: Random) {
  if (form === 'tap') return tap(at, depth, dress, random);
  if (form === 'fibrous') return threads(at, depth, 15, dress, random);
  if (form === 'bulb') return bulb(at, depth, dress, random);
  if (form === 'tuber') return tubers(at, depth, dress, random);
  if (form === 'rhizome') return rhizome(at, depth, dress, random);
  return '';
}

function tap(at: Point, depth: number, dress: Dress, random: Random): string {
  const { medium } = dress;
  const main = wander(at, down, depth, random);
  const sides = steps(0.14, 0.85, 11).map((share, index) => {
    const side = index % 2 ? 1 : -1;
    return wander(
      along(main, share),
      down - side * random.between(0.7, 1.15),
      depth * 0.42 * (1.05 - share * 0.8),
      random,
    );
  });
  const fine = sides.flatMap((line) =>
    [0.5, 0.8].map((share) =>
      wander(
        along(line, share),
        heading(line, share) + random.pick([-0.9, 0.9]),
        depth * 0.12,
        random,
      ).filter((_, index, all) => index % 2 === 0 || index === all.length - 1),
    ),
  );
  return (
    medium.line(curve(...fine.filter((line) => line.length > 2)), 1, pigments.brown) +
    sides.map((line) => stem(line, { from: 6, to: 1.2 }, pigments.ochre, medium, random)).join('') +
    stem(main, { from: depth * 0.13, to: 2, bark: true }, pigments.ochre, medium, random)
  );
}

function bulb(at: Point, depth: number, dress: Dress, random: Random): string {
  const size = depth * 0.52;
  const foot: Point = [at[0], at[1] + size * 1.02];
  return (
    threads([foot[0], foot[1] - size * 0.05], depth * 0.52, 13, dress, random) +
    turned(
      { at: foot, angle: -down, face: 0.08, size },
      {
        profile: [
          [0, 0.16],
          [0.06, 0.34],
          [0.26, 0.52],
          [0.48, 0.5],
          [0.7, 0.32],
          [0.88, 0.15],
          [1.06, 0.09],
        ],
        meridians: 9,
      },
      pigments.russet,
      dress.medium,
    )
  );
}

function tubers(at: Point, depth: number, dress: Dress, random: Random): string {
  const { medium } = dress;
  const strings = [-1.15, -0.45, 0.3, 1.05].map((turn, index) => {
    const line = wander(at, down + turn, depth * ([0.5, 0.72, 0.6, 0.46][index] as number), random);
    return { line, end: along(line, 1), angle: heading(line, 0.9) };
  });
  const swellings = strings.map(({ end, angle }) =>
    turned(
      { at: polar(end, angle, -4), angle, face: 0.05, size: depth * random.between(0.24, 0.32) },
      {
        profile: [
          [0, 0.06],
          [0.12, 0.3],
          [0.45, 0.42],
          [0.8, 0.36],
          [1, 0.14],
          [1.04, 0],
        ],
        rings: 2,
        shading: 1.2,
      },
      pigments.brown,
      medium,
    ),
  );
  return (
    threads(at, depth * 0.8, 9, dress, random) +
    strings
      .map(({ line }) => stem(line, { from: 6, to: 4 }, pigments.ochre, medium, random))
      .join('') +
    swellings.join('')
  );
}

function rhizome(at: Point, depth: number, dress: Dress, random: Random): string {
  const { medium } = dress;
  const knots: Point[] = [
    [at[0] + depth * 0.42, at[1] + depth * 0.02],
    [at[0] + depth * 0.12, at[1] + depth * 0.2],
    [at[0] - depth * 0.4, at[1] + depth * 0.26],
    [at[0] - depth * 0.85, at[1] + depth * 0.2],
  ];
  const body = resample(knots, 6);
  const hanging = steps(0.1, 0.95, 12).map((share) =>
    wander(
      along(body, share),
      down + random.jitter(0.5),
      depth * random.between(0.35, 0.7),
      random,
    ),
  );
  return (
    hanging.map((line) => stem(line, { from: 4, to: 1 }, pigments.ochre, medium, random)).join('') +
    stem(body, { from: depth * 0.2, to: depth * 0.14, bark: true }, pigments.brown, medium, random)
  );
}
