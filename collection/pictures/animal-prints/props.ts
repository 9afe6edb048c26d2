import {
  bows,
  circle,
  closedSoft,
  curve,
  fill,
  form,
  type Line,
  type Point,
  polygon,
  stroke,
} from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import { pointLetters } from './point-letters.ts';
import { area, type Press, panel, shade } from './press.ts';

export const propNames = [
  'none',
  'bottle',
  'cards',
  'box',
  'spout',
  'letters',
  'bird cage',
  'trough',
] as const;

export type PropName = (typeof propNames)[number];

type Prop = { behind?(press: Press): string; before?(press: Press): string };

/** One more thing in the picture. */
export const props: Record<PropName, Prop> = {
  none: {},
  bottle: { before: (press) => bottleAndGlass(press, press.at(0.09, 0.93)) },
  cards: {
    before: (press) =>
      [-1, 0, 1, 2]
        .map((index) => card(press, press.at(0.13 + index * 0.075, 0.94), index))
        .join(''),
  },
  box: { behind: (press) => crate(press, 0.36, 0.68) },
  spout: { behind: spout },
  letters: { before: pointLetters },
  'bird cage': { behind: (press) => birdCage(press, press.at(0.82, 0.3)) },
  trough: { before: trough },
};

function bottleAndGlass(press: Press, [x, y]: Point): string {
  const outline = (text: string, dx: number): Point[] =>
    text.split(' ').map((pair): Point => {
      const [px = 0, py = 0] = pair.split(',').map(Number);
      return [x + dx + px, y - py];
    });
  const bottle = outline('-24,0 -26,80 -10,112 -10,160 10,160 10,112 26,80 24,0', 0);
  const label = outline('-25,24 -25,70 25,70 25,24', 0);
  const glass = outline('-16,0 16,0 16,4 4,8 4,36 22,70 18,84 -18,84 -22,70 -4,36 -4,8 -16,4', 62);
  const text = typefaces.slab.letter('GIN', { size: 24, at: [x, y - 39], anchor: 0.5 });
  return (
    area(press, bottle, '#5f7f5a', 2.4) +
    shade(press, bottle, { angle: 1.5, spacing: 5, ragged: 14 }) +
    area(press, label, '#f3e7c8', 1.6) +
    fill(text, press.palette.ink) +
    area(press, glass, '#dfe6da', 2)
  );
}

function card(press: Press, [x, y]: Point, index: number): string {
  const lean = index * 5;
  const outline: Line = [
    [x - 24 + lean, y - 78],
    [x + 24 + lean, y - 74],
    [x + 24, y],
    [x - 24, y - 4],
  ];
  const signs = ['A', '7', '3', 'K'];
  const text = typefaces.oldStandardBold.letter(signs[index + 1] ?? 'Q', {
    size: 40,
    at: [x + lean * 0.5, y - 25],
    anchor: 0.5,
  });
  return (
    area(press, outline, '#f7f0dc', 2) +
    fill(text, press.palette.washed && index % 2 === 0 ? '#b3312a' : press.palette.ink)
  );
}

function crate(press: Press, x: number, right: number): string {
  const front = panel(press, x, 0.74, right, 0.92);
  const lid = panel(press, x - 0.015, 0.725, right + 0.015, 0.762);
  return (
    [front, lid]
      .map((each) => area(press, each, '#b58a55', 2) + shade(press, each, { angle: 0, spacing: 8 }))
      .join('') +
    fill(
      typefaces.slab.letter('SMYRNA FIGS', {
        size: 34,
        at: press.at((x + right) / 2, 0.865),
        anchor: 0.5,
      }),
      press.palette.ink,
    )
  );
}

function spout(press: Press): string {
  const [x, y] = press.at(0.235, 0.43);
  const jets = [-70, -44, -18, 14, 40, 66].map((dx, index): readonly [Point, Point, Point] => [
    [x, y],
    [x + dx * 0.4, y - 130 - (index % 3) * 16],
    [x + dx * 1.5, y - 60 + Math.abs(dx) * 0.4],
  ]);
  const drops = jets.map(
    ([, , [dx, dy]]) => circle([dx, dy + 10], 4) + circle([dx * 0.9 + x * 0.1, dy - 14], 3),
  );
  return (
    stroke(bows(jets), press.palette.ink, 6) +
    stroke(bows(jets), press.palette.paper, 3) +
    fill(drops.join(''), press.palette.ink)
  );
}

function birdCage(press: Press, [x, y]: Point): string {
  const { palette } = press;
  const ribs = [-60, -40, -20, 0, 20, 40, 60].map((dx): Point[] => [
    [x + dx * 0.1, y - 110],
    [x + dx * 0.9, y - 70],
    [x + dx, y],
    [x + dx, y + 76],
  ]);
  const bird: Point[] = [
    [x - 34, y + 40],
    [x - 22, y + 26],
    [x - 4, y + 32],
    [x + 34, y + 60],
    [x + 4, y + 62],
    [x - 20, y + 54],
  ];
  return (
    form(closedSoft(bird), palette.tint('#e3b93c'), palette.ink, 2) +
    form(circle([x - 26, y + 24], 13), palette.tint('#e3b93c'), palette.ink, 2) +
    fill(
      circle([x - 30, y + 21], 2.4) +
        polygon([
          [x - 38, y + 20],
          [x - 50, y + 26],
          [x - 38, y + 29],
        ]),
      palette.ink,
    ) +
    stroke(curve(...ribs), palette.ink, 2.2) +
    stroke(
      polygon([
        [x - 64, y + 76],
        [x + 64, y + 76],
        [x + 64, y + 86],
        [x - 64, y + 86],
      ]),
      palette.ink,
      3,
    ) +
    stroke(polygon([[x, y - 110], press.at(0.82, 0)]), palette.ink, 2)
  );
}

function trough(press: Press): string {
  const outline: Line = [
    press.at(0.05, 0.84),
    press.at(0.3, 0.84),
    press.at(0.28, 0.93),
    press.at(0.07, 0.93),
  ];
  return area(press, outline, '#8a6a48', 2.2) + shade(press, outline, { angle: 0.03, spacing: 6 });
}
