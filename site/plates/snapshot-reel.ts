import {
  along,
  dots,
  fill,
  form,
  hatch,
  type Line,
  oval,
  type Point,
  polygon,
  polyline,
  type Random,
  rectangle,
  resample,
  ribbon,
  seededRandom,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import { bird, butterfly, fish, shell } from './motifs/animals.ts';
import type { Motif } from './motifs/motif.ts';
import { feather, flower, leaf } from './motifs/plants.ts';
import { hills, jar, key, moon, sun } from './motifs/things.ts';
import type { PlatePalette } from './palette.ts';
import type { Plate } from './plate.ts';
import { sheet } from './sheet.ts';

export const snapshotReel: Plate = {
  name: 'snapshot-reel',
  alt: 'A long strip of printed records unwinds from a roll and runs to and fro across the plate, every record with a small picture and a few lines.',
  draw(palette) {
    const random = seededRandom('snapshot reel');
    const drawing =
      strip(first, 'front', palette, random) +
      records(first, [0.19, 0.34, 0.49, 0.64, 0.79], upperRow, palette) +
      roll([88, 62], palette, random) +
      strip(second, 'back', palette, random) +
      strip(third, 'front', palette, random) +
      records(third, [0.15, 0.285, 0.42, 0.555, 0.69, 0.825, 0.96], lowerRow, palette);
    return sheet(palette, 'XI', drawing);
  },
};

const width = 58;
/** Each piece ends where the paper turns its other side to the reader. */
const first = resample(
  [
    [92, 84],
    [150, 80],
    [220, 68],
    [300, 78],
    [370, 66],
    [420, 74],
    [442, 84],
    [450, 100],
    [450, 110],
  ],
  6,
);
const second = resample(
  [
    [450, 110],
    [444, 138],
    [400, 156],
    [320, 150],
    [240, 164],
    [150, 156],
    [80, 168],
    [46, 180],
    [33, 194],
    [32, 204],
  ],
  6,
);
const third = resample(
  [
    [32, 204],
    [40, 228],
    [90, 244],
    [180, 236],
    [270, 250],
    [360, 240],
    [470, 250],
  ],
  6,
);

const upperRow: Motif[] = [shell, leaf, jar, bird, moon];
const lowerRow: Motif[] = [butterfly, key, flower, fish, hills, feather, sun];

function lowered(line: Line, by = width): Line {
  return line.map(([x, y]) => [x, y + by]);
}

type Side = 'front' | 'back';

function strip(edge: Line, side: Side, palette: PlatePalette, random: Random): string {
  const { ink, soft, raised, wash } = palette;
  const thinned = edge.filter((_, index) => index % 4 === 0 || index === edge.length - 1);
  const holes = edge.filter((_, index) => index % 2 === 0);
  const shade = edge.flatMap(([x, y]) => {
    // Where the paper turns away its strokes crowd together.
    const turning = y < 200 ? Math.max((x - 412) / 34, (70 - x) / 34) : (58 - x) / 20;
    if (turning <= 0) return [];
    const length = Math.min(1, turning * random.between(0.7, 1.2)) * width;
    const start = side === 'back' ? 0 : width - length;
    return [
      [
        [x, y + start],
        [x, y + start + length],
      ] as const,
    ];
  });
  return (
    form(ribbon(thinned, lowered(thinned)), side === 'front' ? raised : wash, ink, 1.1) +
    stroke(segments(shade), side === 'front' ? soft : ink, 0.5) +
    stroke(
      dots([...lowered(holes, 4.5), ...lowered(holes, width - 4.5)]),
      side === 'front' ? ink : soft,
      1.7,
    )
  );
}

/** One record: its picture, its title and two lines, printed square to the strip. */
function records(
  edge: Line,
  places: readonly number[],
  motifs: readonly Motif[],
  palette: PlatePalette,
): string {
  const { ink, soft, accent } = palette;
  return places
    .map((place, index) => {
      const [x, y] = along(edge, place);
      const motif = motifs[index];
      const left = x - 24;
      const lines: Line[] = [
        [
          [left + 27, y + 25],
          [left + 45, y + 25],
        ],
        [
          [left + 27, y + 31],
          [left + 42, y + 31],
        ],
        [
          [left + 27, y + 37],
          [left + 45, y + 37],
        ],
      ];
      const title: Line = [
        [left + 27, y + 17],
        [left + 43 - (index % 3) * 3, y + 17],
      ];
      return (
        stroke(polygon(rectangle(left, y + 9, 48, width - 18)), soft, 0.6) +
        stroke(polyline(title), index === 3 ? accent : ink, 2) +
        stroke(polyline(...lines), soft, 0.8) +
        (motif ? motif([left + 13, y + width / 2], 23, palette) : '')
      );
    })
    .join('');
}

/** The roll the strip comes from, standing on its end. */
function roll(
  [x, y]: Point,
  { ink, raised, wash, accent, soft }: PlatePalette,
  random: Random,
): string {
  const [rx, ry] = [54, 22];
  const body: Line = [
    [x - rx, y],
    [x - rx, y + width],
    ...steps(Math.PI, 0, 12).map(
      (turn): Point => [x + Math.cos(turn) * rx, y + width + Math.sin(turn) * ry],
    ),
    [x + rx, y],
  ];
  const shade = hatch(body, {
    angle: Math.PI / 2,
    spacing: 2.3,
    random,
    ragged: 4,
    tone: ([px]) => ((px - x) / rx) ** 2 * 0.9 + (px < x ? 0.12 : -0.1),
  });
  const rings = steps(0.92, 0.3, 8).map((share) =>
    oval([x, y], rx * (share + random.jitter(0.015)), ry * share),
  );
  return (
    form(polygon(body), raised, ink, 1.1) +
    stroke(segments(shade), ink, 0.5) +
    form(oval([x, y], rx, ry), wash, ink, 1.1) +
    stroke(rings.join(''), soft, 0.6) +
    form(oval([x, y], rx * 0.2, ry * 0.2), accent, ink, 0.8) +
    fill(oval([x, y], rx * 0.1, ry * 0.1), ink)
  );
}
