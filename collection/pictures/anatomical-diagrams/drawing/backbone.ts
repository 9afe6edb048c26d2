import { along, heading, type Line, type Point, polar, resample, steps } from '@portal/engraving';
import { type Figure, marks } from './figure.ts';
import { crease, type Hand, hollow, solid } from './hand.ts';
import type { Tissue } from './inks.ts';
import { points } from './points.ts';

const column = resample(
  points('214,30 196,110 204,190 252,290 292,400 290,520 248,640 204,750 196,840 236,930'),
  4,
);

/** The backbone from the side, each region in its own colour. */
export function backbone(hand: Hand): Figure {
  const regions: readonly [number, Tissue, number][] = [
    [7, 'nerve', 0],
    [12, 'bone', 0.2],
    [5, 'flesh', 0.72],
  ];
  const spans = [0.2, 0.52, 0.28];
  const parts = regions.flatMap(([count, tissue, start], region) =>
    steps(0, count - 1, count - 1).map((n) => {
      const share = start + ((n + 0.5) / count) * (spans[region] ?? 0);
      return vertebraSide(
        hand,
        along(column, share),
        heading(column, share),
        (930 * (spans[region] ?? 0)) / count,
        34 + share * 42,
        tissue,
        region,
      );
    }),
  );
  const sacrum = points(
    '196,930 250,918 292,950 330,1020 352,1100 344,1180 318,1220 322,1140 290,1060 236,1000',
  );
  return {
    width: 520,
    height: 1240,
    body:
      parts.join('') +
      solid(hand, sacrum, { shade: 0.55, tissue: 'vein' }) +
      [0, 1, 2, 3]
        .map((n) =>
          crease(
            hand,
            [
              [226 + n * 26, 1000 + n * 44],
              [276 + n * 20, 950 + n * 58],
            ],
            0.6,
          ),
        )
        .join('') +
      [0, 1, 2]
        .map((n) =>
          hollow(hand, [
            [270 + n * 20, 985 + n * 48],
            [280 + n * 20, 990 + n * 48],
            [274 + n * 20, 1000 + n * 48],
          ]),
        )
        .join(''),
    marks: marks(
      'atlas 216,48; cervical vertebrae 205,140; thoracic vertebrae 276,370; spinous process 380,420; lumbar vertebrae 216,740; sacrum 300,1040; coccyx 326,1200; disc 286,535',
    ),
  };
}

function vertebraSide(
  hand: Hand,
  at: Point,
  angle: number,
  tall: number,
  deep: number,
  tissue: Tissue,
  region: number,
): string {
  const place = (along: number, back: number): Point => {
    const [x, y] = polar(at, angle, along);
    return polar([x, y], angle - Math.PI / 2, back);
  };
  const half = tall * 0.42;
  const spine = deep * ([2.1, 2.3, 2.1][region] ?? 2);
  const droop = [4, 34, 6][region] ?? 6;
  const process: Line = [
    place(-half * 0.5, deep * 0.8),
    place(-half * 0.5 + droop * 0.3, spine * 0.6),
    place(droop - half * 0.5, spine),
    place(droop + half * 0.7, spine),
    place(half * 0.5 + droop * 0.5, deep),
    place(half * 0.3, deep * 0.7),
  ];
  const body: Line = [
    place(-half, -deep * 0.6),
    place(-half * 0.92, 0),
    place(-half, deep * 0.55),
    place(0, deep * 0.46),
    place(half, deep * 0.55),
    place(half * 0.92, 0),
    place(half, -deep * 0.6),
    place(0, -deep * 0.5),
  ];
  const wing: Line = [
    place(-half * 0.7, deep * 0.4),
    place(-half * 1.15, deep * 0.75),
    place(-half * 0.2, deep * 1.1),
    place(half * 1.1, deep * 0.95),
    place(half * 0.3, deep * 0.6),
  ];
  return (
    solid(hand, process, { tissue, shade: 0.5 }) +
    solid(hand, body, { tissue, shade: 0.55 }) +
    solid(hand, wing, { tissue, shade: 0.4, weight: 0.8 })
  );
}
