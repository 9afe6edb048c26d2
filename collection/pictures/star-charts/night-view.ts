import { fill, type Point, polar, steps, swelled } from '@portal/engraving';
import { type Chart, type ChartRequest, layoutOf } from './chart.ts';
import { upTo } from './counting.ts';
import { nightPicture } from './night-picture.ts';
import { comet } from './planet-marks.ts';

type Layout = {
  size: readonly [width: number, height: number];
  head: Point;
  angle: number;
  length: number;
  spread: number;
  water: boolean;
  scale: number;
};

const cometLayouts: readonly [Layout, ...Layout[]] = [
  {
    size: [1400, 1000],
    head: [980, 260],
    angle: 2.86,
    length: 760,
    spread: 0.15,
    water: true,
    scale: 1,
  },
  {
    size: [980, 1300],
    head: [300, 690],
    angle: -1.02,
    length: 620,
    spread: 0.2,
    water: false,
    scale: 1,
  },
  {
    size: [1200, 1200],
    head: [720, 300],
    angle: 2.3,
    length: 420,
    spread: 0.42,
    water: false,
    scale: 1.25,
  },
];

/** A comet over the roofs of a town. */
export function cometOverTown(request: ChartRequest): Chart {
  const { inks, random, variant } = request;
  const { size, head, angle, length, spread, water, scale } = layoutOf(cometLayouts, variant);
  const look = { strokes: 64, spread, radius: 24, colour: inks.glow, glow: inks.accent };
  return nightPicture(
    request,
    size,
    { water, scale },
    comet({ head, angle, length }, look, random),
  );
}

/** Meteors that all seem to come from one place in the sky. */
export function meteors(request: ChartRequest): Chart {
  const { inks, random } = request;
  const radiant: Point = [560, 150];
  const streaks = upTo(130).map((index) => {
    const angle = index * 2.399;
    const from = random.between(60, 620);
    const line = steps(0, 1, 4).map((t) =>
      polar(radiant, angle, from + t * random.between(0.9, 1) * from * 0.34),
    );
    return swelled(line, (share) => 0.6 + share * 5.2);
  });
  return nightPicture(
    request,
    [1120, 1280],
    { water: true, scale: 0.9 },
    fill(streaks.join(''), inks.glow),
  );
}
