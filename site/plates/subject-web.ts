import {
  between,
  bows,
  circle,
  distance,
  dots,
  fill,
  form,
  type Line,
  type Point,
  polygon,
  polyline,
  rotate,
  seededRandom,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import { letter } from './lettering.ts';
import { bird, shell } from './motifs/animals.ts';
import type { Motif } from './motifs/motif.ts';
import { flower, leaf, sprig } from './motifs/plants.ts';
import { hills, jar, sun } from './motifs/things.ts';
import type { PlatePalette } from './palette.ts';
import type { Plate } from './plate.ts';
import { sheet } from './sheet.ts';

export const subjectWeb: Plate = {
  name: 'subject-web',
  alt: 'Subject cards pinned to a board and joined by threads. From the card for ferns the strongest thread leads to one in a bright frame, herbals: the recommendation.',
  draw(palette) {
    const drawing =
      threads(palette) +
      glory(recommended, palette) +
      cards.map((card) => subjectCard(card, palette)).join('') +
      recommendation(palette) +
      pins(palette);
    return sheet(palette, 'XIII', drawing);
  },
};

type Card = {
  subject: string;
  at: Point;
  width: number;
  tilt: number;
  motif: Motif;
  /** Where on its upper edge the pin is, -1 to 1. */
  pin?: number;
};

const chosen: Card = {
  subject: 'Ferns',
  at: [136, 178],
  width: 136,
  tilt: -0.06,
  motif: sprig,
  pin: 0.88,
};
const recommended: Card = {
  subject: 'Herbals',
  at: [332, 158],
  width: 136,
  tilt: 0.05,
  motif: flower,
  pin: -0.9,
};
const cards: readonly Card[] = [
  { subject: 'Trees', at: [84, 74], width: 96, tilt: 0.07, motif: leaf },
  { subject: 'Jars', at: [222, 72], width: 92, tilt: -0.08, motif: jar },
  { subject: 'Sky', at: [400, 68], width: 88, tilt: -0.04, motif: sun },
  { subject: 'Sea', at: [76, 284], width: 96, tilt: 0.05, motif: shell },
  { subject: 'Birds', at: [232, 276], width: 98, tilt: -0.05, motif: bird },
  { subject: 'Hills', at: [394, 270], width: 94, tilt: 0.06, motif: hills },
  chosen,
  recommended,
];

/** From a card's own measures, its middle at nought, to the plate. */
function placed({ at, tilt }: Card, [x, y]: Point): Point {
  const [dx, dy] = rotate([x, y], tilt);
  return [at[0] + dx, at[1] + dy];
}

function heightOf({ width }: Card): number {
  return width * 0.62;
}

function pinOf(card: Card): Point {
  return placed(card, [((card.pin ?? 0) * card.width) / 2, -heightOf(card) / 2 + 5]);
}

function outline(card: Card, grow = 0): Line {
  const [w, h] = [card.width / 2 + grow, heightOf(card) / 2 + grow];
  const corners: Point[] = [
    [-w, -h],
    [w, -h],
    [w, h],
    [-w, h],
  ];
  return corners.map((corner) => placed(card, corner));
}

/** Short strokes all round, as engravers show light. */
function glory(card: Card, { accent }: PlatePalette): string {
  const random = seededRandom('glory');
  const inner = outline(card, 5);
  const rays = inner.flatMap((corner, index) => {
    const next = inner[(index + 1) % inner.length] as Point;
    return steps(0, 1, Math.round(distance(corner, next) / 8)).map((share) => {
      const foot = between(corner, next, share);
      const reach = 1 + random.between(5, 13) / distance(card.at, foot);
      return [foot, between(card.at, foot, reach)] as const;
    });
  });
  return stroke(segments(rays), accent, 0.8);
}

function subjectCard(card: Card, palette: PlatePalette): string {
  const { ink, soft, rule, raised, accent, wash } = palette;
  const [w, h] = [card.width / 2, heightOf(card) / 2];
  const size = card.width * 0.135;
  const at = (x: number, y: number): Point => placed(card, [x, y]);
  const picture = card.width * 0.32;
  const rows = steps(0.14, 0.6, 2).map(
    (share, index): Line => [
      at(-w * 0.84, h * share),
      at(-w * (index === 2 ? 0.3 : 0.02 + 0.06 * index), h * share),
    ],
  );
  const isRecommended = card === recommended;
  return (
    fill(polygon(outline(card).map(([x, y]) => [x + 2.5, y + 3.5])), rule) +
    form(polygon(outline(card)), raised, isRecommended ? accent : ink, isRecommended ? 2 : 0.9) +
    stroke(
      polyline([at(-w * 0.9, -h * 0.2), at(w * 0.9, -h * 0.2)]),
      isRecommended ? accent : rule,
      1,
    ) +
    stroke(polyline(...rows), soft, 0.7) +
    form(circle(at(0, h * 0.8), card.width * 0.026), wash, ink, 0.6) +
    card.motif(at(w * 0.56, h * 0.3), picture, palette) +
    fill(
      letter(card.subject, { size, at: ([x, y]) => at(-w * 0.86 + x, -h * 0.36 + y) }),
      isRecommended ? accent : ink,
    )
  );
}

/** Two places in `cards`, and how often their subjects are found together, 0 to 1. */
const links: readonly (readonly [number, number, number])[] = [
  [6, 0, 0.8],
  [6, 1, 0.2],
  [6, 3, 0.3],
  [6, 4, 0.4],
  [7, 1, 0.6],
  [7, 2, 0.15],
  [7, 5, 0.35],
  [0, 1, 0.25],
  [4, 5, 0.3],
  [3, 4, 0.5],
  [7, 4, 0.3],
  [1, 2, 0.15],
];

function thread(from: Card, to: Card) {
  const [a, b] = [pinOf(from), pinOf(to)];
  const middle = between(a, b, 0.5);
  return [a, [middle[0], middle[1] + distance(a, b) * 0.09] as Point, b] as const;
}

/** They pass under the cards; the heavier, the more the two have in common. */
function threads({ teal }: PlatePalette): string {
  return links
    .map(([from, to, share]) =>
      stroke(
        bows([thread(cards[from] as Card, cards[to] as Card)]),
        teal,
        Math.round(6 + share * 16) / 10,
      ),
    )
    .join('');
}

function recommendation({ accent }: PlatePalette): string {
  return stroke(bows([thread(chosen, recommended)]), accent, 2.4);
}

function pins({ ink, teal, accent, raised }: PlatePalette): string {
  const heads = (list: readonly Card[]): string =>
    list.map((card) => circle(pinOf(card), 3.2)).join('');
  const strong = [chosen, recommended];
  return (
    form(heads(cards.filter((card) => !strong.includes(card))), teal, ink, 0.8) +
    form(heads(strong), accent, ink, 0.8) +
    stroke(dots(cards.map((card): Point => [pinOf(card)[0] - 1, pinOf(card)[1] - 1])), raised, 1)
  );
}
