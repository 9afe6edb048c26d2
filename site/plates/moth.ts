import {
  along,
  circle,
  closedCurve,
  curve,
  fill,
  form,
  hatch,
  heading,
  type Line,
  mix,
  type Point,
  polar,
  polygon,
  rectangle,
  resample,
  rotate,
  seededRandom,
  segments,
  steps,
  stroke,
  swelled,
} from '@portal/engraving';
import { axis, wings } from './details/moth-wings.ts';
import { letter } from './lettering.ts';
import type { PlatePalette } from './palette.ts';
import type { Plate } from './plate.ts';
import { sheet } from './sheet.ts';

export const moth: Plate = {
  name: 'moth',
  alt: 'A moth pinned as a specimen, its four patterned wings spread, with a paper label and a scale below it.',
  draw(palette) {
    const drawing =
      wings(-1, palette) + wings(1, palette) + antennae(palette) + body(palette) + label(palette);
    return sheet(palette, 'XIV', drawing);
  },
};

function antennae({ ink }: PlatePalette): string {
  return [-1, 1]
    .map((side) => {
      const stem: Line = resample(
        [
          [axis + 3 * side, 116],
          [axis + 14 * side, 92],
          [axis + 34 * side, 68],
          [axis + 62 * side, 52],
        ],
        3,
      );
      const combs = steps(0.12, 0.97, 22).flatMap((share) =>
        [-1, 1].map((hand) => {
          const length = 8.5 * Math.sin(Math.PI * (0.2 + share * 0.72));
          const foot = along(stem, share);
          return [foot, polar(foot, heading(stem, share) + hand * 1.05, length)] as const;
        }),
      );
      return (
        stroke(segments(combs), ink, 0.5) +
        fill(
          swelled(
            stem.filter((_, i) => i % 5 === 0),
            (share) => mix(1.8, 0.7, share),
          ),
          ink,
        )
      );
    })
    .join('');
}

function body({ ink, wash, paper, accent, soft }: PlatePalette): string {
  const random = seededRandom('moth body');
  const width = (y: number): number =>
    y < 168
      ? 15 * Math.sin(((y - 108) / 74) * Math.PI) ** 0.7
      : 10.5 * Math.sqrt((252 - y) / 84) + 0.5;
  const side = (hand: number): Line => steps(110, 251, 11).map((y) => [axis + hand * width(y), y]);
  const outline = [...side(1), ...[...side(-1)].reverse()];
  const fur = steps(0, 64, 64).map(() => {
    const y = random.between(112, 172);
    const x = axis + random.jitter(width(y));
    const angle = Math.PI / 2 + (x - axis) * -0.05 + random.jitter(0.3);
    return [[x, y], polar([x, y], angle, random.between(3, 6))] as const;
  });
  const rings = steps(180, 240, 6).map(
    (y): Line => [
      [axis - width(y), y - 1.5],
      [axis, y + 2.5],
      [axis + width(y), y - 1.5],
    ],
  );
  const shade = hatch(
    outline.filter(([, y]) => y > 170),
    {
      angle: 0.1,
      spacing: 1.9,
      random,
      tone: ([x, y]) => (x - axis) / (width(y) * 1.6) + 0.42,
    },
  );
  const eyes = [-1, 1].map((hand) => circle([axis + hand * 6.5, 112], 2.6)).join('');
  return (
    form(closedCurve(outline), wash, ink, 1) +
    stroke(segments(fur), ink, 0.6) +
    stroke(curve(...rings), ink, 0.8) +
    stroke(segments(shade), ink, 0.5) +
    form(eyes, ink, paper, 0.5) +
    // The pin: its shadow falls to the right.
    stroke('M240 146L262 166', soft, 0.8) +
    stroke('M240 146V131', ink, 1) +
    form(circle([axis, 129], 3), accent, ink, 0.8)
  );
}

function label({ ink, soft, raised, rule, accent }: PlatePalette): string {
  const corner: Point = [326, 290];
  const tilt = -0.03;
  const place = (point: Point): Point => {
    const [x, y] = rotate(point, tilt);
    return [corner[0] + x, corner[1] + y];
  };
  const box = (inset: number): Line =>
    rectangle(inset, inset, 112 - inset * 2, 30 - inset * 2).map(place);
  const text = letter('No. 1274', {
    size: 11,
    spacing: 0.4,
    anchor: 0.5,
    at: ([x, y]) => place([56 + x, 19 + y]),
  });
  const scale = steps(0, 10, 10).map((mark) => {
    const x = 36 + mark * 8;
    return [
      [x, 312],
      [x, mark % 5 ? 309 : 306],
    ] as const;
  });
  return (
    stroke(polygon(box(0).map(([x, y]) => [x + 1.5, y + 2])), rule, 2) +
    form(polygon(box(0)), raised, ink, 0.8) +
    stroke(polygon(box(3)), accent, 0.7) +
    fill(text, ink) +
    stroke(`M36 312h80${segments(scale)}`, soft, 0.8)
  );
}
