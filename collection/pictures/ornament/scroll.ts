import {
  along,
  circle,
  coil,
  fill,
  form,
  heading,
  type Line,
  type Point,
  polar,
  resample,
  stroke,
  swelled,
} from '@portal/engraving';
import { acanthus } from './leaf.ts';
import type { Palette } from './palette.ts';
import { rosette } from './rosette.ts';

export type Scroll = {
  centre: Point;
  /** The angle at which the stem enters, seen from the centre. */
  from: number;
  /** 1 winds clockwise on the page, -1 the other way. */
  wind: 1 | -1;
  outer: number;
  turns?: number;
};

export function scrollLine({ centre, from, wind, outer, turns = 1.45 }: Scroll): Line {
  return resample(
    coil(centre, from, from + wind * turns * Math.PI * 2, outer, outer * 0.2),
    outer / 22,
  );
}

/** A midrib that leaves a stem and bends away. */
export function bentSpine(from: Point, angle: number, length: number, bend: number): Line {
  const count = 12;
  const points: Point[] = [from];
  let here = from;
  for (let step = 0; step < count; step += 1) {
    here = polar(here, angle + (bend * step) / count, length / count);
    points.push(here);
  }
  return points;
}

/** A winding stem sheathed in leaves, with a flower in its eye. */
export function leafyScroll(scroll: Scroll, palette: Palette, petals = 8): string {
  const { outer, wind, centre } = scroll;
  const line = scrollLine(scroll);
  const stem = swelled(line, (share) => outer * (0.11 - 0.05 * share));
  const leaves = [0.02, 0.16, 0.3, 0.44, 0.6, 0.76].map((share, index) => {
    const size = outer * (0.7 - share * 0.42);
    const turn = heading(line, share) - wind * 0.5;
    const spine = bentSpine(along(line, share), turn, size, -wind * 0.5 + wind * 2.1);
    return acanthus(
      { spine, reach: size * 0.36, lobes: 4, sides: wind > 0 ? 'left' : 'right' },
      palette,
      index % 2 ? palette.body : palette.third,
    );
  });
  const inner = [0.1, 0.35, 0.55].map((share) => {
    const size = outer * (0.34 - share * 0.2);
    const spine = bentSpine(
      along(line, share),
      heading(line, share) + wind * 0.7,
      size,
      wind * -1.6,
    );
    return acanthus({ spine, reach: size * 0.3, lobes: 3 }, palette, palette.second, 1.2);
  });
  return (
    form(stem, palette.body, palette.ink, 1.6) +
    inner.join('') +
    leaves.reverse().join('') +
    rosette(centre, outer * 0.27, petals, palette)
  );
}

/** A thin stem ending in a coil, with berries: fills the corners that leaves leave open. */
export function tendril(
  from: Point,
  angle: number,
  length: number,
  bend: number,
  palette: Palette,
): string {
  const line = bentSpine(from, angle, length, bend);
  const tip = line.at(-1) as Point;
  const turn = heading(line, 1);
  const wind = Math.sign(bend) || 1;
  const eye = polar(tip, turn + (wind * Math.PI) / 2, length * 0.12);
  const curl = resample(
    coil(eye, turn - (wind * Math.PI) / 2, turn + wind * 6, length * 0.12, length * 0.03),
    2,
  );
  return (
    stroke(
      swelled([...line, ...curl.slice(1)], (share) => 3 - share * 1.4),
      palette.ink,
      0.6,
    ) +
    fill(
      swelled([...line, ...curl.slice(1)], (share) => 3.4 - share * 1.6),
      palette.ink,
    ) +
    form(circle(eye, length * 0.05), palette.second, palette.ink, 1)
  );
}
