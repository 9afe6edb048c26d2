import {
  closedSoft,
  contours,
  distance,
  dots,
  form,
  type Line,
  type Point,
  seededRandom,
  segments,
  steps,
  stipple,
  stroke,
  survey,
  thin,
} from '@portal/engraving';
import { type Cluster, clusters, density } from './details/word-islands.ts';
import { letter } from './lettering.ts';
import type { PlatePalette } from './palette.ts';
import type { Plate } from './plate.ts';
import { field, sheet } from './sheet.ts';

export const wordCloudMap: Plate = {
  name: 'word-cloud-map',
  alt: 'A map without land: words scattered as points, crowding into islands named plants, sky, sea, craft, maps and law, with contour lines around them.',
  draw(palette) {
    const ground = survey({ height: density, box: [8, 8, 472, 340], cell: 8 });
    const levels = [0.14, 0.3, 0.5, 0.74].map((level) =>
      contours(ground, level).filter(({ line }) => line.length > 5),
    );
    const islands = levels.map((lines) => lines.map((line) => thin(line, 3)));
    return sheet(
      palette,
      'XII',
      axes(palette) + shores(islands, palette) + points(palette) + words(palette) + names(palette),
    );
  },
};

/** A net of points behind everything, and marks along two edges. */
function axes({ rule, soft }: PlatePalette): string {
  const net = steps(42, 438, 9).flatMap((x) => steps(46, 306, 6).map((y): Point => [x, y]));
  const ticks = [
    ...steps(24, 454, 43).map(
      (x, index) =>
        [
          [x, field.bottom],
          [x, field.bottom - (index % 5 ? 3 : 6)],
        ] as const,
    ),
    ...steps(24, 324, 30).map(
      (y, index) =>
        [
          [field.left, y],
          [field.left + (index % 5 ? 3 : 6), y],
        ] as const,
    ),
  ];
  return stroke(dots(net), rule, 1.4) + stroke(segments(ticks), soft, 0.6);
}

function shores(islands: Line[][], { ink, wash, raised, soft }: PlatePalette): string {
  const [low, middle, high, top] = islands as [Line[], Line[], Line[], Line[]];
  return (
    form(closedSoft(...low), wash, ink, 0.9) +
    form(closedSoft(...middle), raised, soft, 0.6) +
    stroke(closedSoft(...high) + closedSoft(...top), soft, 0.6)
  );
}

function points(palette: PlatePalette): string {
  const scattered = stipple({
    box: [field.left + 4, field.top + 4, field.right - 4, field.bottom - 4],
    tries: 4300,
    apart: 4.4,
    random: seededRandom('word points'),
    tone: (point) => Math.max(0, density(point)) ** 1.6 * 0.7 + 0.006,
  });
  const nearest = (point: Point): Cluster =>
    clusters.reduce((best, cluster) =>
      distance(cluster.at, point) < distance(best.at, point) ? cluster : best,
    );
  return (['teal', 'accent'] as const)
    .map((colour) =>
      stroke(
        dots(scattered.filter((point) => nearest(point).colour === colour)),
        palette[colour],
        2,
      ),
    )
    .join('');
}

const wordsOnMap: readonly (readonly [text: string, x: number, y: number])[] = [
  ['fern', 78, 76],
  ['moss', 196, 86],
  ['moon', 290, 52],
  ['shell', 420, 194],
  ['reef', 372, 262],
  ['ink', 138, 284],
  ['loom', 244, 226],
];

function words({ ink, raised }: PlatePalette): string {
  const lettered = wordsOnMap.map(([text, x, y]) =>
    letter(text, { size: 12, at: [x, y], anchor: 0.5 }),
  );
  return form(lettered.join(''), ink, raised, 2.4, { 'paint-order': 'stroke' });
}

/** The names of the islands. */
function names(palette: PlatePalette): string {
  return clusters
    .map(({ name, at, colour }) =>
      form(
        letter(name, {
          size: name.length > 4 ? 26 : 21,
          at: [at[0], at[1] + 7],
          anchor: 0.5,
          spacing: 1.2,
        }),
        palette[colour],
        palette.raised,
        3,
        { 'paint-order': 'stroke' },
      ),
    )
    .join('');
}
