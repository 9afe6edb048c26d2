import { circle, type Point, stroke } from '@portal/engraving';
import { corneredCurve, points } from './points.ts';

type Glyph = { lines: readonly string[]; rings?: readonly string[] };

/** The signs of the zodiac in their order, in a box from -10 to 10. */
const signs: readonly Glyph[] = [
  { lines: ['0,10 0,-2 -3,-8 -7,-8 -8,-4 -6,-1', '0,10 0,-2 3,-8 7,-8 8,-4 6,-1'] },
  { lines: ['-7,-9 -5,-3 0,-1 5,-3 7,-9'], rings: ['0,4,5'] },
  { lines: ['-7,-9 0,-7 7,-9', '-7,9 0,7 7,9', '-3.5,-8 -3.5,8', '3.5,-8 3.5,8'] },
  { lines: ['-6.5,-4 -2,-8 4,-8 8,-5', '6.5,4 2,8 -4,8 -8,5'], rings: ['-4,-3,2.6', '4,3,2.6'] },
  { lines: ['-1,3 -3,-3 -4,-6 0,-9 4,-6 3,0 2,6 5,9 8,7'], rings: ['-4,4,3'] },
  {
    lines: [
      '-9,-7 -7,-8 -6,-6 -6,7',
      '-6,-6 -3,-8 -1,-6 -1,7',
      '-1,-6 2,-8 4,-6 4,6 8,10',
      '4,-3 7,-5 9,-2 6,4 1,9',
    ],
  },
  { lines: ['-8,8 8,8', '-8,4 -3,4 -5,0 -5,-4 0,-8 5,-4 5,0 3,4 8,4'] },
  {
    lines: [
      '-9,-7 -7,-8 -6,-6 -6,7',
      '-6,-6 -3,-8 -1,-6 -1,7',
      '-1,-6 2,-8 4,-6 4,6 6,9 9,8',
      '6,5! 9.5,8! 6,10.5!',
    ],
  },
  { lines: ['-8,8 8,-8', '1,-8! 8,-8! 8,-1!', '-6,0 0,6'] },
  {
    lines: ['-9,-7 -7,-8 -5,-5 -5,6', '-5,-5 -2,-8 1,-6 1,4 -2,9', '1,3 4,0 8,2 8,6 5,8 1,5'],
  },
  {
    lines: [
      '-9,-1! -6,-5! -3,-1! 0,-5! 3,-1! 6,-5! 9,-1!',
      '-9,6! -6,2! -3,6! 0,2! 3,6! 6,2! 9,6!',
    ],
  },
  { lines: ['-7,-9 -4,0 -7,9', '7,-9 4,0 7,9', '-6,0 6,0'] },
];

export const planetNames = [
  'Sun',
  'Moon',
  'Mercury',
  'Venus',
  'Earth',
  'Mars',
  'Jupiter',
  'Saturn',
] as const;

export type PlanetName = (typeof planetNames)[number];

const planets: Record<PlanetName, Glyph> = {
  Sun: { lines: [], rings: ['0,0,8', '0,0,1'] },
  Moon: { lines: ['3,-9 -6,-6 -8,0 -6,6 3,9 -2,5 -3,0 -2,-5 3,-9'] },
  Mercury: { lines: ['0,3.5 0,10', '-3.5,7 3.5,7', '-4,-10 0,-5.5 4,-10'], rings: ['0,-1,4.5'] },
  Venus: { lines: ['0,1 0,10', '-4,6 4,6'], rings: ['0,-4,5'] },
  Earth: { lines: ['0,-8 0,8', '-8,0 8,0'], rings: ['0,0,8'] },
  Mars: { lines: ['2,-2 8,-8', '3,-8! 8,-8! 8,-3!'], rings: ['-2,2,5.5'] },
  Jupiter: { lines: ['-7,-5 -3,-9 0,-5 -7,4! 8,4', '4,-9 4,9'] },
  Saturn: { lines: ['-3,-10 -3,8', '-7,-7 2,-7', '-3,0 2,-4 5,0 2,5 3,9 6,9'] },
};

export function signMark(index: number, at: Point, size: number, colour: string): string {
  return mark(signs[index % 12] as Glyph, at, size, colour);
}

export function planetMark(name: PlanetName, at: Point, size: number, colour: string): string {
  return mark(planets[name], at, size, colour);
}

function mark({ lines, rings = [] }: Glyph, [x, y]: Point, size: number, colour: string): string {
  const scale = size / 20;
  const place = ([px, py]: Point): Point => [x + px * scale, y + py * scale];
  const drawn = lines.map((text) => points(text).map(place));
  const circles = rings.map((text) => {
    const [cx = 0, cy = 0, radius = 1] = text.split(',').map(Number);
    return circle(place([cx, cy]), radius * scale);
  });
  return stroke(corneredCurve(...drawn) + circles.join(''), colour, Math.max(1.4, size / 13));
}
