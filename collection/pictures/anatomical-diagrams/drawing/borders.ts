import {
  fill,
  form,
  type Line,
  polygon,
  type Random,
  rectangle,
  segments,
  soft,
  steps,
  stroke,
  waver,
} from '@portal/engraving';
import { blend, type Inks } from './inks.ts';

export type Size = { width: number; height: number };

/** Paper, frame and ground of each kind of sheet; drawings keep to the inside of `inset`. */
export function border(inks: Inks, size: Size, random: Random): string {
  const paper = fill(polygon(rectangle(0, 0, size.width, size.height)), inks.paper);
  return paper + borders[inks.border](inks, size, random);
}

export const inset = 62;

const borders: Record<Inks['border'], (inks: Inks, size: Size, random: Random) => string> = {
  rules: (inks, size) => box(inks.ink, size, 30, 5) + box(inks.ink, size, 41, 1.6),
  'plate-mark': (inks, size) =>
    box(blend(inks.paper, '#6b5028', 0.25), size, 24, 3) +
    box('#fffaf0', size, 27, 1.5) +
    box(inks.ink, size, 44, 1.2),
  board,
  rods,
  'drawing-office': drawingOffice,
  band: (inks, size) => box(inks.ink, size, 26, 8) + box(inks.accent, size, 40, 5),
};

function box(colour: string, { width, height }: Size, by: number, weight: number): string {
  return stroke(polygon(rectangle(by, by, width - 2 * by, height - 2 * by)), colour, weight, {
    'stroke-linejoin': 'miter',
  });
}

/** A school blackboard: wiped chalk and a wooden frame. */
function board(inks: Inks, { width, height }: Size, random: Random): string {
  const wipes = Array.from({ length: 26 }, (): Line => {
    const [x, y] = [random.between(0, width), random.between(0, height)];
    const long = random.between(160, 420);
    const turn = random.between(-0.5, 0.5);
    return steps(0, 1, 5).map(
      (t) => [x + t * long, y + t * long * turn + Math.sin(t * 3) * 40] as const,
    );
  });
  const wood = '#7a4f2a';
  const planks: Line[] = [
    [
      [0, 0],
      [width, 0],
      [width - 30, 30],
      [30, 30],
    ],
    [
      [0, height],
      [width, height],
      [width - 30, height - 30],
      [30, height - 30],
    ],
    [
      [0, 0],
      [30, 30],
      [30, height - 30],
      [0, height],
    ],
    [
      [width, 0],
      [width - 30, 30],
      [width - 30, height - 30],
      [width, height],
    ],
  ];
  const shades = [
    wood,
    blend(wood, '#000000', 0.25),
    blend(wood, '#ffffff', 0.08),
    blend(wood, '#000000', 0.18),
  ];
  const grainLines = Array.from({ length: 7 }, (_, index): Line[] =>
    [index * 4 + 2, height - 28 + index * 4].map((y) =>
      waver(
        steps(0, width, 9).map((x) => [x, y] as const),
        random,
        1.4,
      ),
    ),
  ).flat();
  return (
    stroke(soft(...wipes), inks.ink, 46, { 'stroke-opacity': 0.018 }) +
    planks
      .map((plank, index) => form(polygon(plank), shades[index] ?? wood, '#3a2412', 1.5))
      .join('') +
    stroke(soft(...grainLines), '#3a2412', 0.8, { 'stroke-opacity': 0.5 })
  );
}

/** A chart on linen, between two turned rods. */
function rods(inks: Inks, { width, height }: Size): string {
  const rod = (y: number): string =>
    [0, 1, 2, 3, 4, 5]
      .map((row) =>
        fill(
          polygon(rectangle(0, y + row * 4, width, 4.4)),
          blend('#1b120c', '#8a5a2e', [0.35, 0.8, 0.95, 0.65, 0.35, 0.1][row] ?? 0),
        ),
      )
      .join('');
  const folds = steps(1, 2, 1).map(
    (part) =>
      [
        [0, (height * part) / 3],
        [width, (height * part) / 3],
      ] as const,
  );
  return (
    stroke(segments(folds), blend(inks.paper, '#5a4020', 0.16), 2) +
    stroke(polygon(rectangle(38, 48, width - 76, height - 96)), inks.ink, 2.4, {
      'stroke-linejoin': 'miter',
    }) +
    rod(0) +
    rod(height - 24)
  );
}

/** Squared paper with a frame, as a drawing office keeps. */
function drawingOffice(inks: Inks, size: Size): string {
  const { width, height } = size;
  const lines = [
    ...steps(0, Math.floor(width / 40), Math.floor(width / 40)).map(
      (n) =>
        [
          [n * 40, 0],
          [n * 40, height],
        ] as const,
    ),
    ...steps(0, Math.floor(height / 40), Math.floor(height / 40)).map(
      (n) =>
        [
          [0, n * 40],
          [width, n * 40],
        ] as const,
    ),
  ];
  return (
    stroke(segments(lines), inks.faint, 0.7) +
    box(inks.ink, size, 30, 3) +
    box(inks.ink, size, 38, 1)
  );
}
