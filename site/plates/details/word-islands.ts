import { distance, type Point, valueNoise } from '@portal/engraving';
import { field } from '../sheet.ts';

export type Cluster = {
  name: string;
  at: Point;
  colour: 'teal' | 'accent';
  hills: readonly (readonly [x: number, y: number, spread: number])[];
};

export const clusters: readonly Cluster[] = [
  {
    name: 'plants',
    at: [142, 112],
    colour: 'teal',
    hills: [
      [110, 96, 27],
      [160, 104, 26],
      [186, 132, 18],
      [92, 134, 16],
    ],
  },
  {
    name: 'sky',
    at: [338, 76],
    colour: 'accent',
    hills: [
      [322, 76, 21],
      [362, 66, 17],
      [300, 96, 12],
    ],
  },
  {
    name: 'sea',
    at: [352, 204],
    colour: 'teal',
    hills: [
      [322, 206, 26],
      [372, 190, 26],
      [402, 222, 20],
      [344, 240, 18],
    ],
  },
  {
    name: 'craft',
    at: [186, 258],
    colour: 'accent',
    hills: [
      [162, 254, 22],
      [206, 262, 21],
      [232, 238, 12],
    ],
  },
  {
    name: 'maps',
    at: [66, 232],
    colour: 'teal',
    hills: [
      [62, 226, 17],
      [78, 248, 12],
    ],
  },
  {
    name: 'law',
    at: [424, 110],
    colour: 'accent',
    hills: [
      [426, 106, 15],
      [412, 122, 10],
    ],
  },
];

const rough = valueNoise('word map');

/** How crowded the map is at a place; nothing lies outside the frame, so every shore closes. */
export function density([x, y]: Point): number {
  const outside =
    x < field.left - 6 || x > field.right + 6 || y < field.top - 6 || y > field.bottom + 6;
  if (outside) return 0;
  const sum = clusters
    .flatMap(({ hills }) => hills)
    .reduce(
      (total, [cx, cy, spread]) =>
        total + Math.exp(-(distance([x, y], [cx, cy]) ** 2) / (2 * spread ** 2)),
      0,
    );
  return sum * 0.8 * (1 + 0.45 * rough([x / 20, y / 20])) + 0.07 * rough([x / 16 + 9, y / 16]);
}
