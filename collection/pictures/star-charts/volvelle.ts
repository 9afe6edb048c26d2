import {
  circle,
  fill,
  form,
  type Line,
  type Point,
  polar,
  polygon,
  rectangle,
  stroke,
} from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import { type Chart, type ChartRequest, layoutOf } from './chart.ts';
import { upTo } from './counting.ts';
import { type Dial, dialRing } from './dial-ring.ts';
import { sunFace } from './faces.ts';
import { signMark } from './glyphs.ts';
import { arched, titled } from './lettering.ts';
import { moon } from './lit-moon.ts';
import { frame } from './page.ts';
import { months, sector } from './rim.ts';

function numbers(count: number): string[] {
  return upTo(count).map((value) => String(value + 1));
}

const dials: readonly [readonly Dial[], ...(readonly Dial[])[]] = [
  [
    { radius: 500, depth: 52, turn: 0, words: months, wash: 3 },
    { radius: 448, depth: 34, turn: 0, words: numbers(30), wash: 4 },
    { radius: 392, depth: 50, turn: 0.4, words: numbers(24), wash: 1 },
    { radius: 282, depth: 44, turn: 1.1, words: numbers(29), wash: 2 },
  ],
  [
    { radius: 500, depth: 60, turn: 0, words: ['SPRING', 'SUMMER', 'AUTUMN', 'WINTER'], wash: 0 },
    { radius: 440, depth: 46, turn: 0, words: months, wash: 5 },
    {
      radius: 340,
      depth: 44,
      turn: 2.1,
      words: ['ebb', 'flood', 'ebb', 'flood', 'ebb', 'flood'],
      wash: 3,
    },
    { radius: 236, depth: 40, turn: 0.8, words: numbers(12), wash: 1 },
  ],
];

/** Discs of paper one on another, to be turned by their tabs. */
export function volvelle(request: ChartRequest): Chart {
  const { inks, random, variant, title, note } = request;
  const [width, height] = variant % 2 ? [1160, 1300] : [1240, 1240];
  const centre: Point = [width / 2, variant % 2 ? 590 : 620];
  const rings = layoutOf(dials, variant);
  const sun = { line: inks.line, light: inks.washes[1], dark: inks.accent };
  const innermost = (rings.at(-1)?.radius ?? 200) - 66;
  return {
    width,
    height,
    body:
      frame(inks, { width, height }, 34) +
      spandrels(centre, width, request) +
      rings.map((dial, index) => dialRing(centre, dial, index, request)).join('') +
      form(circle(centre, innermost), inks.sky, inks.ink, 2) +
      window(centre, innermost, request) +
      sunFace(centre, 34, 12, sun, random) +
      pointer(centre, innermost, request) +
      form(circle(centre, 7), inks.paper, inks.ink, 2) +
      (variant % 2
        ? titled({
            text: title,
            typeface: typefaces.fell,
            size: 46,
            at: [width / 2, height - 98],
            colour: inks.ink,
            room: 980,
          }) +
          titled({
            text: note,
            typeface: typefaces.garamondItalic,
            size: 26,
            at: [width / 2, height - 62],
            colour: inks.ink,
            room: 980,
          })
        : fill(
            arched(title, {
              typeface: typefaces.fell,
              size: 34,
              centre,
              radius: 522,
              angle: -Math.PI / 2,
              spacing: 4,
            }) +
              arched(note, {
                typeface: typefaces.garamondItalic,
                size: 28,
                centre,
                radius: 540,
                angle: Math.PI / 2,
                feetOut: true,
              }),
            inks.ink,
          )),
  };
}

/** The cut-out in the top disc, through which the moon's age shows. */
function window(centre: Point, radius: number, { inks, random }: ChartRequest): string {
  const at = polar(centre, -0.9, radius * 0.62);
  return (
    form(circle(at, radius * 0.27), inks.dark ? inks.paper : inks.ink, inks.ink, 2) +
    moon({ centre: at, radius: radius * 0.22, inks, random }, 0.32) +
    upTo(6)
      .map((index) =>
        signMark(index * 2, polar(centre, 0.5 + index * 0.62, radius * 0.72), 26, inks.line),
      )
      .join('')
  );
}

function pointer(centre: Point, radius: number, { inks }: ChartRequest): string {
  const angle = -2.1;
  const hand: Line = [
    polar(centre, angle - 1.4, 12),
    polar(centre, angle - 0.03, radius + 120),
    polar(centre, angle, radius + 168),
    polar(centre, angle + 0.03, radius + 120),
    polar(centre, angle + 1.4, 12),
  ];
  return form(polygon(hand), inks.accent, inks.ink, 1.8);
}

function spandrels(centre: Point, width: number, { inks }: ChartRequest): string {
  const field = rectangle(42, 42, width - 84, (centre[1] - 42) * 2);
  const leaves = upTo(4).flatMap((corner) =>
    upTo(6).map((leaf) => {
      const [x, y] = field[corner] as Point;
      const inward = Math.atan2(centre[1] - y, centre[0] - x);
      return polygon(
        sector(
          [x, y],
          20,
          120 + (leaf % 2) * 40,
          (inward + Math.PI / 2 - 0.7 + leaf * 0.28) / (Math.PI * 2),
          0.028,
        ),
      );
    }),
  );
  return (
    fill(polygon(field), inks.washes[5], { 'fill-opacity': 0.35 }) +
    form(leaves.join(''), inks.accent, inks.ink, 1.4) +
    stroke(polygon(field), inks.ink, 1.2)
  );
}
